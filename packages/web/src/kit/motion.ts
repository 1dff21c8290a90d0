// Pieces travel: when a picture changes, each goes from where it was to where it is. This file alone reads layout.
import { Component, type ReactNode } from 'react';
import { isStill } from '../settings.ts';
import { journeys, type Lying, type Spot } from './journey.ts';
import type { Settling } from './piece.ts';

type Piece = HTMLElement | SVGElement;
type Span = '--t-move' | '--t-deal';

const SETTLE = 'cubic-bezier(.3, 1.3, .5, 1)';
const GLIDE = 'cubic-bezier(.2, .8, .2, 1)';
/** What lies above something that moves is painted again, so what moves lies above everything. */
const ABOVE = { zIndex: [4, 4] };

/** Where arrivals begin; they end as the look has them. */
const ARRIVALS: { readonly [settling in Settling]: Keyframe } = {
  fall: { translate: '0 -60%', scale: '1.5', opacity: 0 },
  deal: { translate: '0 -24px', rotate: '-4deg', opacity: 0 },
  seed: { scale: '.5', opacity: 0 },
  land: { translate: '0 -80%', scale: '1.6', opacity: 0 },
  glow: { scale: '1.35' },
};
const TURNED: Keyframe = { rotate: 'y 180deg', scale: '1.2' };
/** Between two pieces that settle together, and at most, in milliseconds. */
const APART_MS = 12;
const APART_MOST_MS = 240;

/**
 * Around every part of a board. Before the first of them is drawn with another view everything on the table is measured,
 * and once more after all of them are.
 */
export class Moving extends Component<{ readonly view: unknown; readonly children: ReactNode }> {
  override getSnapshotBeforeUpdate({ view }: { readonly view: unknown }): null {
    if (view !== this.props.view) leave(this.props.view);
    return null;
  }

  override componentDidUpdate({ view }: { readonly view: unknown }): void {
    if (view !== this.props.view) arrive(this.props.view);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

/** The picture that is being left, and what it is left for. */
let left: { readonly view: unknown; readonly picture: readonly Lying<Piece>[] } | null = null;
/** What moves now, or waits for what does. */
const flights = new Set<Animation>();
const shifts = new Set<Animation>();
/** What pieces lay in, for those that are taken out of it. */
const homes = new WeakMap<Piece, Element>();
/** When the last flight ends, on the document's clock. */
let landedAt = 0;

function leave(view: unknown): void {
  if (left?.view === view || isStill() || document.hidden) return;
  // What only makes room is there at once; a piece in flight is where it will land anyway.
  for (const shift of shifts) shift.finish();
  left = { view, picture: picture() };
}

function arrive(view: unknown): void {
  if (left === null || left.view !== view) return;
  const { stayed, travelled, came, went } = journeys(left.picture, picture());
  left = null;
  const delay = queued(travelled.length > 0);
  for (const { from, to } of stayed) stay(from, to);
  for (const { from, to } of travelled) fly(from, to, delay);
  const settling = new Set(came.map(({ element }) => element));
  for (const [i, element] of [...settling].entries()) settle(element, Math.min(i * APART_MS, APART_MOST_MS));
  for (const lying of went) fade(lying);
}

/** Everything on the table that is a piece and is seen; what lies in a drawer or is on its way is a copy. */
function picture(): Lying<Piece>[] {
  return [...document.querySelectorAll<Piece>('.table [data-piece]')].flatMap((element) => {
    const { left: x, top: y, width, height } = element.getBoundingClientRect();
    const { piece = '', face = '' } = element.dataset;
    if (width === 0 || element.closest('dialog, [data-flying]') !== null) return [];
    if (element.parentElement !== null) homes.set(element, element.parentElement);
    return [{ element, pieces: piece.split(' '), face, spot: { x: x + width / 2, y: y + height / 2, width, height } }];
  });
}

/** How long new flights wait for those before them. Who is two flights behind is not kept waiting: those end at once. */
function queued(isFlying: boolean): number {
  const now = Number(document.timeline.currentTime ?? 0);
  const lasts = lasting('--t-deal');
  if (landedAt - now > 2 * lasts) {
    skip();
    landedAt = now;
  }
  const delay = Math.max(0, landedAt - now);
  if (isFlying) landedAt = now + delay + lasts;
  return delay;
}

/** Ends every flight: a press or a key asks for that. */
function skip(): void {
  for (const flight of flights) flight.finish();
  landedAt = 0;
}

/** The durations of the look, read once per setting: asking the page for a style makes it lay itself out at once. */
const spans = new Map<string, number>();

/** A duration of the look, in milliseconds. */
function lasting(name: Span): number {
  const key = `${document.documentElement.dataset['motion']} ${name}`;
  const known = spans.get(key);
  if (known !== undefined) return known;
  const read = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  // A build may write .42s for 420ms.
  const span = (Number.parseFloat(read) || 0) * (read.endsWith('ms') ? 1 : 1000);
  spans.set(key, span);
  return span;
}

/** From another spot, as a way to move and grow from the middle. */
const from = (there: Spot, here: Spot): Keyframe => ({
  translate: `${there.x - here.x}px ${there.y - here.y}px`,
  scale: `${there.width / here.width} ${there.height / here.height}`,
});

/** Moves something from there to where and how it is. */
const begin = (element: Piece, there: Keyframe, timing: KeyframeAnimationOptions): Animation =>
  element.animate([{ ...there, offset: 0 }], timing);

function keep(animation: Animation, among: Set<Animation>, then: () => void = () => undefined): void {
  if (flights.size === 0 && among === flights) listen();
  among.add(animation);
  animation.addEventListener('finish', () => {
    among.delete(animation);
    if (among === flights && flights.size === 0) deafen();
    then();
  });
}

const PRESSES = ['pointerdown', 'keydown'] as const;
const listen = (): void => {
  for (const press of PRESSES) addEventListener(press, skip, { capture: true });
};
const deafen = (): void => {
  for (const press of PRESSES) removeEventListener(press, skip, { capture: true });
};

/** What kept its element makes room for others, or turns over. */
function stay(before: Lying<Piece>, { element, spot, face }: Lying<Piece>): void {
  if (face !== before.face) {
    begin(element, TURNED, { duration: lasting('--t-deal'), easing: SETTLE });
    element.animate(ABOVE, lasting('--t-deal'));
    return;
  }
  const isMoved = Math.hypot(before.spot.x - spot.x, before.spot.y - spot.y) > 1;
  // A drawing inside a drawing is measured in its own units.
  if (!isMoved || element instanceof SVGElement) return;
  keep(begin(element, from(before.spot, spot), { duration: lasting('--t-move'), easing: GLIDE }), shifts);
}

/** A copy goes the way, above everything that would cut it off, and the piece itself is seen when it is there. */
function fly(origin: Lying<Piece>, { element, pieces, spot }: Lying<Piece>, delay: number): void {
  const copy = copyOf(element, element.parentElement, spot);
  if (copy === null) return settle(element, delay);
  const duration = lasting('--t-deal');
  const way = { duration, delay, easing: GLIDE, fill: 'backwards' as const };
  keep(begin(copy, from(origin.spot, spot), way), flights, () => copy.remove());
  // Where several lie together the others stay to be seen. What is only clear keeps the focus, if it has it.
  if (pieces.length === 1) keep(element.animate({ opacity: [0, 0] }, duration + delay), flights);
}

/** What is nowhere any more fades where it lay, if that place is still there. */
function fade({ element, spot }: Lying<Piece>): void {
  if (element.isConnected) return;
  const home = homes.get(element);
  const copy = home?.isConnected ? copyOf(element, home, spot) : null;
  if (copy === null) return;
  const gone = copy.animate({ opacity: [1, 0], scale: ['1', '.8'] }, { duration: lasting('--t-move'), easing: GLIDE });
  keep(gone, flights, () => copy.remove());
}

function settle(element: Piece, delay: number): void {
  const settling = ARRIVALS[(element.dataset['settles'] ?? 'fall') as Settling];
  const timing = { duration: lasting('--t-move'), delay, easing: SETTLE, fill: 'backwards' as const };
  begin(element, settling, timing);
  element.animate(ABOVE, timing);
}

/** What looks like a piece at a spot, in the top layer; null where the browser or the drawing knows no such layer. */
function copyOf(element: Piece, home: Element | null, { x, y, width, height }: Spot): HTMLElement | null {
  const copy = element.cloneNode(true);
  if (home === null || !(copy instanceof HTMLElement) || !('showPopover' in copy)) return null;
  for (const name of ['data-piece', 'data-space', 'id', 'tabindex', 'aria-label', 'role']) copy.removeAttribute(name);
  copy.dataset['flying'] = '';
  copy.ariaHidden = 'true';
  copy.inert = true;
  copy.popover = 'manual';
  const place = { left: `${x - width / 2}px`, top: `${y - height / 2}px`, width: `${width}px`, height: `${height}px` };
  Object.assign(copy.style, { position: 'fixed', inset: 'auto', margin: '0', ...place });
  home.append(copy);
  copy.showPopover();
  return copy;
}
