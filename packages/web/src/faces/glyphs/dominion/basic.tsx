import { Drawing } from './drawing.tsx';

/** Treasures by their worth in coins, Victory cards by what one rules over, and the Curse. */
export const BASIC = {
  copper: (
    <Drawing solid="M4 24a20 20 0 0 0 40 0 20 20 0 0 0-40 0zM8.5 24a15.5 15.5 0 0 0 31 0 15.5 15.5 0 0 0-31 0zM24 15l7 9-7 9-7-9z" />
  ),
  silver: (
    <Drawing
      soft="M21.5 12.5A12 12 0 1 1 36 27.5 18 18 0 0 0 21.5 12.5zM35 9l-3.5 5 3.5 5 3.5-5z"
      solid="M3 30a15 15 0 0 0 30 0 15 15 0 0 0-30 0zM7 30a11 11 0 0 0 22 0 11 11 0 0 0-22 0zM18 23l5 7-5 7-5-7z"
    />
  ),
  gold: (
    <Drawing solid="M13 14a11 11 0 0 0 22 0 11 11 0 0 0-22 0zM17 14a7 7 0 0 0 14 0 7 7 0 0 0-14 0zM24 10l3 4-3 4-3-4zM2.5 34a10.5 10.5 0 0 0 21 0 10.5 10.5 0 0 0-21 0zM6.5 34a6.5 6.5 0 0 0 13 0 6.5 6.5 0 0 0-13 0zM13 30l3 4-3 4-3-4zM24.5 34a10.5 10.5 0 0 0 21 0 10.5 10.5 0 0 0-21 0zM28.5 34a6.5 6.5 0 0 0 13 0 6.5 6.5 0 0 0-13 0zM35 30l3 4-3 4-3-4z" />
  ),
  estate: (
    <Drawing soft="M39 8c9 10 7 23 2 24v12h-4V32c-5-1-6-14 2-24z" solid="M17 13 3 26h3v18h22V26h3zM13.5 44V33h7v11z" />
  ),
  duchy: <Drawing solid="M10 4h6v5h5V4h6v5h5V4h6v13l-4 4v23H14V21l-4-4zM20 44v-8a4 4 0 0 1 8 0v8zM22 21h4v6h-4z" />,
  province: (
    <Drawing
      soft="M26 3h12l-4 4 4 4H26z"
      solid="M22 3h4v15h3V14h5v4h5v-4h5v30H30v-8a6 6 0 0 0-12 0v8H4V14h5v4h5v-4h5v4h3zM9 25v5h4v-5zM35 25v5h4v-5z"
    />
  ),
  curse: (
    <Drawing
      soft="M22 4 6 8v14c0 11 5 18 13 22l-3-9 6-7-7-6 6-8z"
      solid="M27 3l15 5v14c0 12-8 19-19 23l-3-10 7-8-7-6 6-8z"
    />
  ),
};
