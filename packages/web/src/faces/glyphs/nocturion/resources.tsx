/** The six Resources. Original drawings on a 48 × 48 grid; `g2` is the second tone. */
export const RESOURCES = {
  wood: (
    <>
      <path
        fillRule="evenodd"
        d="M14.4 13a9.6 9.6 0 1 0 19.2 0a9.6 9.6 0 1 0 -19.2 0zM19.8 13a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0z"
      />
      <path
        fillRule="evenodd"
        d="M3.6 33a9.6 9.6 0 1 0 19.2 0a9.6 9.6 0 1 0 -19.2 0zM9 33a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0z"
      />
      <path
        fillRule="evenodd"
        d="M25.2 33a9.6 9.6 0 1 0 19.2 0a9.6 9.6 0 1 0 -19.2 0zM30.6 33a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0z"
      />
    </>
  ),
  iron: (
    <>
      <path d="M3.2 9.8c0-1 .7-1.8 1.8-1.8h36.6c1.2 0 2 .9 1.9 2.1-.6 6.5-4.6 10.3-12.3 11.5-1.3 3.6-.8 6.6 1.5 9.2H15.3c2.5-2.7 3-5.7 1.5-9.2C8.4 20.8 3.8 16.8 3.2 9.8z" />
      <path
        className="g2"
        d="M11.4 34h25.2c2.2 0 3.8 1.6 3.8 3.8v2.6c0 1.3-.9 2.2-2.2 2.2H9.8c-1.3 0-2.2-.9-2.2-2.2v-2.6c0-2.2 1.6-3.8 3.8-3.8z"
      />
    </>
  ),
  gold: (
    <>
      <path
        fillRule="evenodd"
        d="M6.6 12.4a17.4 7.4 0 1 0 34.8 0a17.4 7.4 0 1 0 -34.8 0zM14.4 12.4a9.6 2.9 0 1 0 19.2 0a9.6 2.9 0 1 0 -19.2 0z"
      />
      <path d="M6.6 18.2c3.6 3.4 9.8 5.2 17.4 5.2s13.8-1.8 17.4-5.2v5.4c0 4-7.4 7.2-17.4 7.2S6.6 27.6 6.6 23.6z" />
      <path
        fillRule="evenodd"
        className="g2"
        d="M6.6 29.4c3.6 3.4 9.8 5.2 17.4 5.2s13.8-1.8 17.4-5.2v5.4C41.4 39 34 42.6 24 42.6S6.6 39 6.6 34.8z"
      />
    </>
  ),
  knights: (
    <>
      <path d="M24 2.6 28.6 8v20.4h-9.2V8z" />
      <path d="M11 28.4h26c1.6 0 2.8 1.1 2.8 2.6s-1.2 2.6-2.8 2.6H11c-1.6 0-2.8-1.1-2.8-2.6s1.2-2.6 2.8-2.6z" />
      <path d="M21.2 36h5.6v4.2c1.5.8 2.2 1.9 2.2 3.4 0 1-.7 1.8-1.8 1.8h-6.4c-1.1 0-1.8-.8-1.8-1.8 0-1.5.7-2.6 2.2-3.4z" />
    </>
  ),
  archers: (
    <>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="4.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M15.4 4.4C35.4 9.6 35.4 38.4 15.4 43.6"
      />
      <path
        className="g2s"
        fill="none"
        strokeWidth="2.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M15.4 4.4 8.6 24l6.8 19.6"
      />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M5 24h33"
      />
      <path d="M34.8 16.4 46 24l-11.2 7.6z" />
    </>
  ),
  wizards: (
    <>
      <path
        fillRule="evenodd"
        d="M27.6 2.8c1.2-.5 2.3.5 2 1.7l-1.2 4.7 6.6 22.6c-7.4 2.6-14.6 2.6-22 0L20.6 12c1.6-4.6 3.6-7.8 7-9.2zM24 17.2Q24.84 21.96 29.6 22.8Q24.84 23.64 24 28.4Q23.16 23.64 18.4 22.8Q23.16 21.96 24 17.2z"
      />
      <path
        fillRule="evenodd"
        className="g2"
        d="M11.8 35c8 2.8 16.4 2.8 24.4 0 4.6 1 7.6 2.7 7.6 4.7 0 3.1-8.9 5.1-19.8 5.1S4.2 42.8 4.2 39.7c0-2 3-3.7 7.6-4.7z"
      />
    </>
  ),
} as const;
