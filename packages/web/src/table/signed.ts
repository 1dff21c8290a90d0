/** Points with a minus that is as wide as a digit's stroke, not a hyphen. */
export const signed = (points: number): string => String(points).replace('-', '−');
