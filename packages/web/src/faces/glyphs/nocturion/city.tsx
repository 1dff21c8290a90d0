/** Signs of the city: abilities of Locations, seasons, arms and tokens. Original drawings on a 48 × 48 grid; `g2` is the second tone. */
export const CITY = {
  winter: (
    <>
      <path
        transform="rotate(0 24 24)"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M24 24V4.6M17.8 7.6 24 13.2l6.2-5.6"
      />
      <path
        transform="rotate(60 24 24)"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M24 24V4.6M17.8 7.6 24 13.2l6.2-5.6"
      />
      <path
        transform="rotate(120 24 24)"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M24 24V4.6M17.8 7.6 24 13.2l6.2-5.6"
      />
      <path
        transform="rotate(180 24 24)"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M24 24V4.6M17.8 7.6 24 13.2l6.2-5.6"
      />
      <path
        transform="rotate(240 24 24)"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M24 24V4.6M17.8 7.6 24 13.2l6.2-5.6"
      />
      <path
        transform="rotate(300 24 24)"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M24 24V4.6M17.8 7.6 24 13.2l6.2-5.6"
      />
    </>
  ),
  spring: (
    <>
      <path
        transform="rotate(0 24 24)"
        d="M24 20.6c-5.4-2.6-8.4-6.6-8.4-10.6 0-3.6 2.2-6 5.2-6 1.3 0 2.3.5 3.2 1.7.9-1.2 1.9-1.7 3.2-1.7 3 0 5.2 2.4 5.2 6 0 4-3 8-8.4 10.6z"
      />
      <path
        transform="rotate(72 24 24)"
        d="M24 20.6c-5.4-2.6-8.4-6.6-8.4-10.6 0-3.6 2.2-6 5.2-6 1.3 0 2.3.5 3.2 1.7.9-1.2 1.9-1.7 3.2-1.7 3 0 5.2 2.4 5.2 6 0 4-3 8-8.4 10.6z"
      />
      <path
        transform="rotate(144 24 24)"
        d="M24 20.6c-5.4-2.6-8.4-6.6-8.4-10.6 0-3.6 2.2-6 5.2-6 1.3 0 2.3.5 3.2 1.7.9-1.2 1.9-1.7 3.2-1.7 3 0 5.2 2.4 5.2 6 0 4-3 8-8.4 10.6z"
      />
      <path
        transform="rotate(216 24 24)"
        d="M24 20.6c-5.4-2.6-8.4-6.6-8.4-10.6 0-3.6 2.2-6 5.2-6 1.3 0 2.3.5 3.2 1.7.9-1.2 1.9-1.7 3.2-1.7 3 0 5.2 2.4 5.2 6 0 4-3 8-8.4 10.6z"
      />
      <path
        transform="rotate(288 24 24)"
        d="M24 20.6c-5.4-2.6-8.4-6.6-8.4-10.6 0-3.6 2.2-6 5.2-6 1.3 0 2.3.5 3.2 1.7.9-1.2 1.9-1.7 3.2-1.7 3 0 5.2 2.4 5.2 6 0 4-3 8-8.4 10.6z"
      />
      <path fillRule="evenodd" className="g2" d="M20.6 24a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0z" />
    </>
  ),
  summer: (
    <>
      <path d="M14.4 24a9.6 9.6 0 1 0 19.2 0a9.6 9.6 0 1 0 -19.2 0z" />
      <path
        transform="rotate(0 24 24)"
        d="M21.7 5c0-1.3 1-2.3 2.3-2.3s2.3 1 2.3 2.3v4.4c0 1.3-1 2.3-2.3 2.3s-2.3-1-2.3-2.3z"
      />
      <path
        transform="rotate(45 24 24)"
        d="M21.7 5c0-1.3 1-2.3 2.3-2.3s2.3 1 2.3 2.3v4.4c0 1.3-1 2.3-2.3 2.3s-2.3-1-2.3-2.3z"
      />
      <path
        transform="rotate(90 24 24)"
        d="M21.7 5c0-1.3 1-2.3 2.3-2.3s2.3 1 2.3 2.3v4.4c0 1.3-1 2.3-2.3 2.3s-2.3-1-2.3-2.3z"
      />
      <path
        transform="rotate(135 24 24)"
        d="M21.7 5c0-1.3 1-2.3 2.3-2.3s2.3 1 2.3 2.3v4.4c0 1.3-1 2.3-2.3 2.3s-2.3-1-2.3-2.3z"
      />
      <path
        transform="rotate(180 24 24)"
        d="M21.7 5c0-1.3 1-2.3 2.3-2.3s2.3 1 2.3 2.3v4.4c0 1.3-1 2.3-2.3 2.3s-2.3-1-2.3-2.3z"
      />
      <path
        transform="rotate(225 24 24)"
        d="M21.7 5c0-1.3 1-2.3 2.3-2.3s2.3 1 2.3 2.3v4.4c0 1.3-1 2.3-2.3 2.3s-2.3-1-2.3-2.3z"
      />
      <path
        transform="rotate(270 24 24)"
        d="M21.7 5c0-1.3 1-2.3 2.3-2.3s2.3 1 2.3 2.3v4.4c0 1.3-1 2.3-2.3 2.3s-2.3-1-2.3-2.3z"
      />
      <path
        transform="rotate(315 24 24)"
        d="M21.7 5c0-1.3 1-2.3 2.3-2.3s2.3 1 2.3 2.3v4.4c0 1.3-1 2.3-2.3 2.3s-2.3-1-2.3-2.3z"
      />
    </>
  ),
  autumn: (
    <>
      <path d="M24 5c8 0 12 30 0 33C12 35 16 5 24 5z" />
      <path d="M18.4 8.6a5.6 5.6 0 1 0 11.2 0a5.6 5.6 0 1 0 -11.2 0z" />
      <path d="M9.8 15.4a5.6 5.6 0 1 0 11.2 0a5.6 5.6 0 1 0 -11.2 0z" />
      <path d="M27 15.4a5.6 5.6 0 1 0 11.2 0a5.6 5.6 0 1 0 -11.2 0z" />
      <path d="M6.6 25.4a6.4 6.4 0 1 0 12.8 0a6.4 6.4 0 1 0 -12.8 0z" />
      <path d="M28.6 25.4a6.4 6.4 0 1 0 12.8 0a6.4 6.4 0 1 0 -12.8 0z" />
      <path d="M12.4 34a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0 -10.4 0z" />
      <path d="M25.2 34a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0 -10.4 0z" />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="3.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M24 30v14.8"
      />
    </>
  ),
  cart: (
    <>
      <path
        fillRule="evenodd"
        d="M3.8 9.4h34.8c1.5 0 2.5 1.3 2.1 2.8L37 27.4c-.3 1.2-1.2 1.9-2.4 1.9H9.4c-1.2 0-2.1-.7-2.4-1.9L1.9 12.2c-.4-1.5.4-2.8 1.9-2.8zM13 14h3.2v10.8H13zM26 14h3.2v10.8H26z"
      />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M38 22l7-2.4"
      />
      <path
        fillRule="evenodd"
        d="M5.8 36.6a7.8 7.8 0 1 0 15.6 0a7.8 7.8 0 1 0 -15.6 0zM10.9 36.6a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0z"
      />
      <path
        fillRule="evenodd"
        d="M23.8 36.6a7.8 7.8 0 1 0 15.6 0a7.8 7.8 0 1 0 -15.6 0zM28.9 36.6a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0z"
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
  guildmaster: (
    <>
      <path d="M9.6 6.2h20.2c6.8 0 11.6 3.4 13.6 9.6.4 1.1-.4 2.2-1.6 2.2-4.6 0-7.8.6-10 2H9.6c-1.8 0-3-1.2-3-3V9.2c0-1.8 1.2-3 3-3z" />
      <path fillRule="evenodd" className="g2" d="M15.4 23.4h8.4l1 18c.1 1.8-1.1 3-3 3h-4.4c-1.9 0-3.1-1.2-3-3z" />
    </>
  ),
  chalice: (
    <>
      <path
        fillRule="evenodd"
        d="M10.2 3.6h27.6c1.2 0 2.1.9 2.1 2.2 0 12.8-4.9 20.6-13.1 22.4v8.4c5.4.7 8.8 2.5 9.4 5.3.3 1.4-.7 2.5-2.2 2.5H14c-1.5 0-2.5-1.1-2.2-2.5.6-2.8 4-4.6 9.4-5.3v-8.4C13 26.4 8.1 18.6 8.1 5.8c0-1.3.9-2.2 2.1-2.2zM24 8.4L25.8 12.8L30.2 14.6L25.8 16.4L24 20.8L22.2 16.4L17.8 14.6L22.2 12.8z"
      />
    </>
  ),
  portal: (
    <>
      <path
        fillRule="evenodd"
        d="M24 3c10.8 0 17.4 8 17.4 20v19c0 1.4-1 2.4-2.4 2.4H9c-1.4 0-2.4-1-2.4-2.4V23C6.6 11 13.2 3 24 3zM24 8.2c-7.8 0-12.2 5.8-12.2 14.8v16.2h24.4V23c0-9-4.4-14.8-12.2-14.8z"
      />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M31 24.6c0-4.2-3-7-6.6-7-4.2 0-7.2 3-7.2 7.4 0 4.8 3.4 8.2 8.2 8.2"
      />
      <path fillRule="evenodd" className="g2" d="M21.5 25a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0 -5.8 0z" />
    </>
  ),
  curse: (
    <>
      <path
        fillRule="evenodd"
        d="M24 2.8l4.2 6.4 7.2-3 .6 7.8 7.6 1.2-3.2 7 5.6 5.2-6.4 4.2 2.6 7.2-7.6.8-1.4 7.6-7-3.4-2.2.0-7 3.4-1.4-7.6-7.6-.8 2.6-7.2-6.4-4.2 5.6-5.2-3.2-7 7.6-1.2.6-7.8 7.2 3zM9.8 25C13 19.2 18 16.2 24 16.2S35 19.2 38.2 25C35 30.8 30 33.8 24 33.8S13 30.8 9.8 25z"
      />
      <path d="M24 17.6c2.6 2 3.9 4.5 3.9 7.4s-1.3 5.4-3.9 7.4c-2.6-2-3.9-4.5-3.9-7.4s1.3-5.4 3.9-7.4z" />
    </>
  ),
  exchange: (
    <>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="4.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M7 16.6h28.4M27 7.4l9.4 9.2-9.4 9.2"
      />
      <path
        className="g2s"
        fill="none"
        strokeWidth="4.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M41 33.4H12.6M21 24.2l-9.4 9.2 9.4 9.2"
      />
    </>
  ),
  rollReserve: (
    <>
      <path
        fillRule="evenodd"
        d="M11 3.6h26c4.4 0 7.4 3 7.4 7.4v26c0 4.4-3 7.4-7.4 7.4H11c-4.4 0-7.4-3-7.4-7.4V11c0-4.4 3-7.4 7.4-7.4zM11.4 15a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0zM29.4 15a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0zM20.4 24a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0zM11.4 33a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0zM29.4 33a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0z"
      />
    </>
  ),
  beastControl: (
    <>
      <path
        fillRule="evenodd"
        d="M9.4 3.8c1.8 4.8 4.6 7.8 8.4 9.2 4-1.2 8.4-1.2 12.4 0 3.8-1.4 6.6-4.4 8.4-9.2 3.8 5.6 4.2 11 1.2 16 2.4 5.8 1.6 11.6-2.4 17.2-3.2 4.6-8 7.4-13.4 7.4s-10.2-2.8-13.4-7.4c-4-5.6-4.8-11.4-2.4-17.2-3-5-2.6-10.4 1.2-16zM12.6 23c4.4 0 7.2 1.6 8.4 5.2-4.4.4-7.4-1.2-8.4-5.2zM35.4 23c-4.4 0-7.2 1.6-8.4 5.2 4.4.4 7.4-1.2 8.4-5.2zM17 35.4h14l-2.6 4-2.4-1.6-2 2.4-2-2.4-2.4 1.6z"
      />
    </>
  ),
  quest: (
    <>
      <path
        fillRule="evenodd"
        d="M11.4 4.4h25c4 0 6.8 2.8 6.8 6.6v3.6h-8.4v21.6c0 4.6-3 7.6-7.4 7.6H11.6c-4 0-6.8-2.8-6.8-6.6v-2.8h7.4V11c0-2.4-.4-4.4-.8-6.6zM23.4 12.4L25.5 17.5L31 17.9L26.8 21.5L28.1 26.9L23.4 24L18.7 26.9L20 21.5L15.8 17.9L21.3 17.5zM16.4 33.2h14v3.2h-14z"
      />
    </>
  ),
} as const;
