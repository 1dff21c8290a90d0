/** Seats have no colour of their own in the box; these tell their lines and plates apart, beside their names. */
const SEATS = ['teal', 'orange', 'purple', 'green'] as const;

export const seatColour = (side: number, isTempest: boolean): string =>
  isTempest ? 'shadow' : (SEATS[side % SEATS.length] as string);
