/** What every table and the shell around it show. Original drawings on a 48 × 48 grid; `g2` is the second tone. */
export const TABLE_GLYPHS = {
  undo: (
    <>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M17 7 6.6 17.4 17 27.8M7.6 17.4h21.8c7 0 12 4.8 12 11.4s-5 11.4-12 11.4H17"
      />
    </>
  ),
  log: (
    <>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M17 11h26M17 24h26M17 37h18"
      />
      <path d="M3.8 11a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z" />
      <path d="M3.8 24a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z" />
      <path d="M3.8 37a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z" />
    </>
  ),
  score: (
    <>
      <path d="M6 27h7.6c1 0 1.8.8 1.8 1.8v13c0 1-.8 1.8-1.8 1.8H6c-1 0-1.8-.8-1.8-1.8v-13C4.2 27.8 5 27 6 27z" />
      <path d="M20.2 4.4h7.6c1 0 1.8.8 1.8 1.8v35.6c0 1-.8 1.8-1.8 1.8h-7.6c-1 0-1.8-.8-1.8-1.8V6.2c0-1 .8-1.8 1.8-1.8z" />
      <path d="M34.4 17H42c1 0 1.8.8 1.8 1.8v23c0 1-.8 1.8-1.8 1.8h-7.6c-1 0-1.8-.8-1.8-1.8v-23c0-1 .8-1.8 1.8-1.8z" />
    </>
  ),
  rules: (
    <>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M24 12.4C19.4 8.6 13 7 4.6 7.4v30c8.4-.4 14.8 1.2 19.4 5 4.6-3.8 11-5.4 19.4-5v-30C35 7 28.6 8.6 24 12.4zM24 12.4v29"
      />
    </>
  ),
  chat: (
    <>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M10.6 6h26.8c3.8 0 6.4 2.6 6.4 6.4v16c0 3.8-2.6 6.4-6.4 6.4H22.6L12.4 43v-8.2h-1.8c-3.8 0-6.4-2.6-6.4-6.4v-16C4.2 8.6 6.8 6 10.6 6z"
      />
      <path d="M12.9 20.6a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0z" />
      <path d="M21.3 20.6a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0z" />
      <path d="M29.7 20.6a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0z" />
    </>
  ),
  bot: (
    <>
      <path
        fillRule="evenodd"
        d="M12.4 13.6h23.2c4.6 0 7.8 3.2 7.8 7.8v13.2c0 4.6-3.2 7.8-7.8 7.8H12.4c-4.6 0-7.8-3.2-7.8-7.8V21.4c0-4.6 3.2-7.8 7.8-7.8zM12 25.8a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0zM27.6 25.8a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0zM18.6 34.4h10.8v3.2H18.6z"
      />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M24 12V7.6"
      />
      <path d="M20.8 5.6a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0z" />
    </>
  ),
  person: (
    <>
      <path d="M14 14a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z" />
      <path d="M5.8 42.4c0-9.6 7.4-15.6 18.2-15.6s18.2 6 18.2 15.6c0 1.2-.8 2-2 2H7.8c-1.2 0-2-.8-2-2z" />
    </>
  ),
  clock: (
    <>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M4.6 24a19.4 19.4 0 1 0 38.8 0a19.4 19.4 0 1 0 -38.8 0z"
      />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M24 12.6V24l8 5.4"
      />
    </>
  ),
  replay: (
    <>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M9.6 12.8A18.4 18.4 0 1 1 5.6 24"
      />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M8.4 4.4v9.4h9.4"
      />
      <path d="M19.6 15.6 32.4 24l-12.8 8.4z" />
    </>
  ),
  settings: (
    <>
      <path
        fillRule="evenodd"
        d="M8.6 24a15.4 15.4 0 1 0 30.8 0a15.4 15.4 0 1 0 -30.8 0zM17.6 24a6.4 6.4 0 1 0 12.8 0a6.4 6.4 0 1 0 -12.8 0z"
      />
      <path transform="rotate(0 24 24)" d="M20 3.4h8l1.2 9H18.8z" />
      <path transform="rotate(45 24 24)" d="M20 3.4h8l1.2 9H18.8z" />
      <path transform="rotate(90 24 24)" d="M20 3.4h8l1.2 9H18.8z" />
      <path transform="rotate(135 24 24)" d="M20 3.4h8l1.2 9H18.8z" />
      <path transform="rotate(180 24 24)" d="M20 3.4h8l1.2 9H18.8z" />
      <path transform="rotate(225 24 24)" d="M20 3.4h8l1.2 9H18.8z" />
      <path transform="rotate(270 24 24)" d="M20 3.4h8l1.2 9H18.8z" />
      <path transform="rotate(315 24 24)" d="M20 3.4h8l1.2 9H18.8z" />
    </>
  ),
  language: (
    <>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="3.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M4.6 24a19.4 19.4 0 1 0 38.8 0a19.4 19.4 0 1 0 -38.8 0z"
      />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M4.8 24h38.4M24 4.6c-11.2 11.4-11.2 27.4 0 38.8 11.2-11.4 11.2-27.4 0-38.8z"
      />
    </>
  ),
  check: (
    <>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="5.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M6.6 25.4 18.6 37.4 41.6 11.4"
      />
    </>
  ),
  close: (
    <>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M10 10l28 28M38 10 10 38"
      />
    </>
  ),
  plus: (
    <>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M24 8v32M8 24h32"
      />
    </>
  ),
  chevron: (
    <>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M17 8.6 32.4 24 17 39.4"
      />
    </>
  ),
  lock: (
    <>
      <path
        fillRule="evenodd"
        d="M9.6 21h28.8c1.7 0 2.8 1.1 2.8 2.8v17.4c0 1.7-1.1 2.8-2.8 2.8H9.6c-1.7 0-2.8-1.1-2.8-2.8V23.8c0-1.7 1.1-2.8 2.8-2.8zM20.4 32.4a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0z"
      />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="4.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M14.6 19v-4.6c0-5.6 3.8-9.4 9.4-9.4s9.4 3.8 9.4 9.4V19"
      />
    </>
  ),
  eye: (
    <>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="3.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M3.8 24C8.4 15.2 15.2 10.8 24 10.8S39.6 15.2 44.2 24C39.6 32.8 32.8 37.2 24 37.2S8.4 32.8 3.8 24z"
      />
      <path d="M17.6 24a6.4 6.4 0 1 0 12.8 0a6.4 6.4 0 1 0 -12.8 0z" />
    </>
  ),
  link: (
    <>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="4.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M20 28 28 20M21.6 14.4l5-5c3.6-3.6 8.8-3.6 12 0s3.6 8.4 0 12l-5 5M26.4 33.6l-5 5c-3.6 3.6-8.8 3.6-12 0s-3.6-8.4 0-12l5-5"
      />
    </>
  ),
  save: (
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="4.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M24 6v24M14.4 21.2 24 30.4l9.6-9.2M7 34v6.4c0 1.4 1 2.4 2.4 2.4h29.2c1.4 0 2.4-1 2.4-2.4V34"
    />
  ),
  bell: (
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M24 5.6v3M10 35.6c3.4-3.2 4-7.2 4-13.4 0-7 4.2-12.4 10-12.4s10 5.4 10 12.4c0 6.2.6 10.2 4 13.4zM20.4 41.4c1.8 1.8 5.4 1.8 7.2 0"
    />
  ),
  play: (
    <>
      <path stroke="currentColor" strokeWidth="4" strokeLinejoin="round" d="M14 8.6 38.6 24 14 39.4z" />
    </>
  ),
  warn: (
    <>
      <path
        fillRule="evenodd"
        d="M20.6 6.8c1.5-2.7 5.3-2.7 6.8 0l16.4 30c1.5 2.7-.4 5.9-3.5 5.9H7.7c-3.1 0-5-3.2-3.5-5.9zM21.8 17.4h4.4l-.6 12h-3.2zM21.3 35.4a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0z"
      />
    </>
  ),
  nightjar: (
    <>
      <path d="M1.6 21.4C8.6 13.8 16.4 14 21.4 20.6c.2-2.6 1.2-4 2.6-4s2.4 1.4 2.6 4c5-6.6 12.8-6.8 19.8.8-8.2-1.2-14.4 2-17.4 8.2l2.6 14.2-7.6-4.6-7.6 4.6L19 29.6C16 23.4 9.8 20.2 1.6 21.4z" />
      <path
        fillRule="evenodd"
        className="g2"
        d="M24 3.4c4.6 0 8.6 2.4 10.8 6-2.6-1.4-5.4-1.8-8-.8-1.2-.5-4.4-.5-5.6 0-2.6-1-5.4-.6-8 .8C15.4 5.8 19.4 3.4 24 3.4z"
      />
    </>
  ),
  night: (
    <>
      <path d="M29.6 4.4C18 4.8 8.6 14 8.6 25.4c0 11.2 9 19 19.4 19 5.6 0 10.6-2.2 14-5.8C30 40.6 21 33.2 21 22.6c0-7.4 3.4-13.8 8.6-18.2z" />
      <path
        fillRule="evenodd"
        className="g2"
        d="M35.6 8.4Q36.89 15.71 44.2 17Q36.89 18.29 35.6 25.6Q34.31 18.29 27 17Q34.31 15.71 35.6 8.4z"
      />
    </>
  ),
  crown: (
    <>
      <path d="M3.8 13.6c-.2-1.5 1.5-2.5 2.7-1.5l8.3 6.7 7.7-12.6c.7-1.2 2.3-1.2 3 0l7.7 12.6 8.3-6.7c1.2-1 2.9 0 2.7 1.5L41.4 33H6.6z" />
      <path
        fillRule="evenodd"
        className="g2"
        d="M6.9 36h34.2l-.4 3.7c-.2 1.9-1.6 3.1-3.5 3.1H10.8c-1.9 0-3.3-1.2-3.5-3.1z"
      />
    </>
  ),
  trash: (
    <>
      <path d="M18.6 3.6h10.8c1.2 0 2 .8 2 2V8H41c1.5 0 2.5 1 2.5 2.4s-1 2.4-2.5 2.4H7c-1.5 0-2.5-1-2.5-2.4S5.5 8 7 8h9.6V5.6c0-1.2.8-2 2-2z" />
      <path
        fillRule="evenodd"
        d="M9 16h30l-1.8 24.8c-.2 2.2-1.7 3.6-3.9 3.6H14.7c-2.2 0-3.7-1.4-3.9-3.6zM18 22h3.2v16H18zM26.8 22H30v16h-3.2z"
      />
    </>
  ),
  goal: (
    <>
      <path
        fillRule="evenodd"
        d="M9.5 3.6c1.4 0 2.5 1.1 2.5 2.5v35.8c0 1.4-1.1 2.5-2.5 2.5S7 43.3 7 41.9V6.1c0-1.4 1.1-2.5 2.5-2.5z"
      />
      <path
        fillRule="evenodd"
        d="M15.2 6.8h25.2c1.4 0 2.2 1.5 1.4 2.7L37 17l4.8 7.5c.8 1.2 0 2.7-1.4 2.7H15.2zM25 10L26.9 14.4L31.7 14.8L28 18L29.1 22.7L25 20.2L20.9 22.7L22 18L18.3 14.8L23.1 14.4z"
      />
    </>
  ),
  help: (
    <>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="4.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M15.4 16.2c.4-5 4-8.4 8.8-8.4 5 0 8.8 3.4 8.8 8 0 6.8-8.6 7.2-8.6 14.4"
      />
      <path d="M21.4 39a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z" />
    </>
  ),
  menu: (
    <>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="4.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M6 12h36M6 24h36M6 36h36"
      />
    </>
  ),
} as const;
