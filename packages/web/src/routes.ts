/** Where a code leads: codes are written in capitals, without what people put between the letters. */
export const joinPath = (code: string): string => {
  const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return plain === '' ? '/join' : `/join/${plain}`;
};

/** The page of a clause, such as NOC-6.3. */
export const clausePath = (game: string, clause: string): string =>
  `/rules/${game}${clause === '' ? '' : `/${encodeURIComponent(clause)}`}`;

/** The address others may open, whatever page we are on. */
export const shared = (path: string, origin: string): string => new URL(path, origin).href;
