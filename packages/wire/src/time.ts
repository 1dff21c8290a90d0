/** The header with which every reply under `/api/` tells the server's time, in milliseconds: times in its body are by that clock. */
export const TIME_HEADER = 'nightjar-time';
