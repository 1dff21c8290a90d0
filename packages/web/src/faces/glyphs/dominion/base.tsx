import { Drawing } from './drawing.tsx';

/** The kingdom cards of the base game. */
export const BASE = {
  artisan: (
    <Drawing
      soft="M9 41h30v4H9z"
      solid="M16 3h16v4l-4 4c8 3 11 8 11 13 0 6-3 11-8 14H17c-5-3-8-8-8-14 0-5 3-10 11-13l-4-4zM13 21v4l5.5 4 5.5-4 5.5 4 5.5-4v-4L29.5 25 24 21l-5.5 4z"
    />
  ),
  bandit: (
    <Drawing
      soft="M10 22h28v7c-9 4-19 4-28 0zM15.5 25.5a2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 0-5 0zM27.5 25.5a2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 0-5 0z"
      solid="M13 15c0-8 3-12 7-12 2 0 3 2 4 2s2-2 4-2c4 0 7 4 7 12 6 1 10 2 10 4H3c0-2 4-3 10-4zM10 32c9 4 19 4 28 0 0 6-7 13-14 13s-14-7-14-13z"
    />
  ),
  bureaucrat: (
    <Drawing
      soft="M8 40h32v5H8z"
      solid="M24 3a8.5 8.5 0 0 1 6 14c-2 3-2 5-2 7h8c4 0 6 2 6 6v7H6v-7c0-4 2-6 6-6h8c0-2 0-4-2-7a8.5 8.5 0 0 1 6-14z"
    />
  ),
  cellar: (
    <Drawing solid="M12 4h24l4 9H8zM7 16h34c1 6 1 10 0 16H7c-1-6-1-10 0-16zM19.5 24a4.5 4.5 0 0 0 9 0 4.5 4.5 0 0 0-9 0zM8 35h32l-4 9H12z" />
  ),
  chapel: (
    <Drawing solid="M24 2 11 14v12l-8 6v13h42V32l-8-6V14zM15.5 27V18a8.5 8.5 0 0 1 17 0v9zM24 13c4 0 5 3 5 6l2 4H17l2-4c0-3 1-6 5-6zM19.5 45v-7a4.5 4.5 0 0 1 9 0v7z" />
  ),
  'council-room': (
    <Drawing
      soft="M12 5h10v6H12zM26 5h10v6H26zM12 37h10v6H12zM26 37h10v6H26zM3 18h5v12H3zM40 18h5v12h-5z"
      solid="M17 14h14a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6H17a6 6 0 0 1-6-6v-8a6 6 0 0 1 6-6z"
    />
  ),
  festival: (
    <Drawing
      soft="M26 2h11l-3 3.5 3 3.5H26zM15 28h6v17h-7zM27 28h6l1 17h-7z"
      solid="M22 2h4v8c4 7 11 12 18 15H4c7-3 14-8 18-15zM7 28h8l-1 17H5zM21 28h6v17h-6zM33 28h8l2 17h-9z"
    />
  ),
  gardens: (
    <Drawing
      soft="M22 45C12 45 5 39 4 29c11 0 17 6 18 16zM26 45c10 0 17-6 18-16-11 0-17 6-18 16z"
      solid="M13 4l6 6 5-7 5 7 6-6c2 13-2 22-11 22S11 17 13 4z"
      line="M24 26v17"
    />
  ),
  harbinger: <Drawing soft="M8 20h15v24l-7.5-6L8 44z" solid="M24 9c8 0 13-2 18-6v24c-5-4-10-6-18-6z" line="M5 15h20" />,
  laboratory: (
    <Drawing
      soft="M6 20a3 3 0 0 0 6 0 3 3 0 0 0-6 0zM36 12a3 3 0 0 0 6 0 3 3 0 0 0-6 0zM36 22a2 2 0 0 0 4 0 2 2 0 0 0-4 0z"
      solid="M17 3h14v5h-3v9a14 14 0 1 1-8 0V8h-3zM14 29h20a10 10 0 0 0-20 0zM17.5 36a2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 0-5 0zM26 34a2 2 0 0 0 4 0 2 2 0 0 0-4 0z"
    />
  ),
  library: <Drawing soft="M29 15l8-3 9 28-8 3z" solid="M4 5h10v38H4zM7.5 11v12h3V11zM17 12h9v31h-9zM20 18v8h3v-8z" />,
  market: (
    <Drawing
      soft="M13 36h22v8H13z"
      solid="M9 4h30l5 14a5 5 0 0 1-10 0 5 5 0 0 1-10 0 5 5 0 0 1-10 0 5 5 0 0 1-10 0zM5 30h38v5H5z"
      line="M8 27v16M40 27v16"
    />
  ),
  merchant: (
    <Drawing
      soft="M10.5 13 4 28h13zM37.5 13 31 24h13z"
      solid="M2 28h17a8.5 8.5 0 0 1-17 0zM29 24h17a8.5 8.5 0 0 1-17 0z"
      line="M24 5v36M10 13l28-3M15 43h18"
    />
  ),
  militia: (
    <Drawing
      faint="M8 8l34 34M40 8 6 42"
      solid="M3 3l11 2-9 9zM45 3 34 5l9 9zM10 26a14 14 0 0 0 28 0 14 14 0 0 0-28 0zM14 26a10 10 0 0 0 20 0 10 10 0 0 0-20 0zM19 26a5 5 0 0 0 10 0 5 5 0 0 0-10 0z"
    />
  ),
  mine: (
    <Drawing
      faint="M7 41 30 18"
      solid="M12 4c11-1 19 2 24 8 6 5 9 13 8 24-3-9-6-15-11-19-4-5-11-9-21-13zM25 35h9l3 4-7.5 7-7.5-7z"
    />
  ),
  moat: (
    <Drawing
      faint="M4 43q5-5 10 0t10 0 10 0 10 0"
      solid="M7 4h8v5h5V4h8v5h5V4h8v26H7zM18 30v-7a6 6 0 0 1 12 0v7z"
      line="M4 36q5-5 10 0t10 0 10 0 10 0"
    />
  ),
  moneylender: (
    <Drawing
      soft="M3 28h7v17H3z"
      solid="M17 13a10 10 0 0 0 20 0 10 10 0 0 0-20 0zM21 13a6 6 0 0 0 12 0 6 6 0 0 0-12 0zM27 9l3 4-3 4-3-4zM13 30c4-3 8-3 11 0h7c4 0 4 6 0 6h-8v2h10l8-6c3-2 5 2 3 4L34 44c-1 1-2 1-4 1H13z"
    />
  ),
  poacher: (
    <Drawing
      faint="M42 3v27c0 9-7 14-18 14S6 39 6 30"
      solid="M18 21C11 14 11 6 14 3c4 1 7 7 8 15h4c1-8 4-14 8-15 3 3 3 11-4 18 4 3 6 6 6 10 0 5-5 9-12 9s-12-4-12-9c0-4 2-7 6-10zM16.5 29a2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 0-5 0zM26.5 29a2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 0-5 0zM21.5 33h5L24 37z"
    />
  ),
  remodel: (
    <Drawing
      soft="M3 38h42v6H3z"
      solid="M3 8h11v24H9c-4 0-6-2-6-6zM7 14v10c0 2 1 3 3 3V14zM17 8h28v5l-3 6-1-4-3 6-1-4-3 6-1-4-3 6-1-4-3 6-1-4-3 6-1-4-3 6-1-4z"
    />
  ),
  sentry: (
    <Drawing
      soft="M6 24h7v7H9c-2-2-3-4-3-7zM21 24h7c0 3-1 5-3 7h-4z"
      solid="M17 3c7 3 11 9 11 18h-8v9h-6v-9H6C6 12 10 6 17 3zM17 34c9 0 14 4 14 11H3c0-7 5-11 14-11zM40 3l5 9-5 8-5-8z"
      line="M40 18v25"
    />
  ),
  smithy: (
    <Drawing
      faint="M24 3v9M12 5l4 8M36 5l-4 8"
      solid="M3 21h11v-3h31v6c-8 0-12 3-13 8v3h6v8H13v-8h6v-3c-9-1-14-4-16-11z"
    />
  ),
  'throne-room': (
    <Drawing solid="M15 5l4 4 5-6 5 6 4-4v22H15zM24 13l-3.5 5 3.5 5 3.5-5zM7 21h5v9h24v-9h5v24h-6v-7H13v7H7z" />
  ),
  vassal: (
    <Drawing
      faint="M39 3v21M34 19h10"
      solid="M12.5 8a5.5 5.5 0 0 0 11 0 5.5 5.5 0 0 0-11 0zM12 16h10l5 12h10c3 0 5 2 5 5v12h-6V35H25l-5 10H4v-5h8z"
      line="M21 20l13 3"
    />
  ),
  village: <Drawing soft="M31 5 19 15l15 12v17h11V17z" solid="M16 17 3 28v16h27V28zM12 44V33h8v11z" />,
  witch: (
    <Drawing
      soft="M3 36c5-3 12-4 21-4s16 1 21 4c-3 5-11 8-21 8S6 41 3 36z"
      solid="M12 29 20 11c2-5 6-8 11-8 4 0 7 2 9 6-4-1-7 0-8 3l4 17c-8-2-16-2-24 0z"
    />
  ),
  workshop: <Drawing soft="M7 38h7v7H7zM34 38h7v7h-7z" solid="M12 3h19c5 0 8 3 8 9H27v15h-6V12h-9zM3 30h42v7H3z" />,
};
