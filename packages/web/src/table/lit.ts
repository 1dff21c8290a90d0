/** Lights a place of the board while it is spoken of elsewhere, as in the log; null lets all of them be. */
export function light(place: string | null): void {
  for (const lit of document.querySelectorAll('[data-lit]')) lit.removeAttribute('data-lit');
  if (place === null) return;
  document.querySelector(`.board-slot [data-space="${CSS.escape(place)}"]`)?.setAttribute('data-lit', '');
}
