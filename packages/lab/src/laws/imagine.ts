import {
  type Action,
  type AnyGame,
  type Eyes,
  isObject,
  type Json,
  type JsonObject,
  pick,
  type Rng,
  rngFrom,
} from '@nightjar/kernel';
import { difference } from '../difference.ts';
import { allEyes, eyesName } from '../eyes.ts';
import { hold, within } from './breach.ts';
import { perceived } from './peek.ts';
import { addShapes } from './shape.ts';

const PLAYED_ON = 8;

/** A view is enough to go on with: a state imagined from it looks and asks the same, and can be played on. */
export function holdsImagine(game: AnyGame, state: unknown, seed: string, who = allEyes(game, state)): void {
  for (const eyes of who) {
    const random = rngFrom(`imagine ${seed} ${eyes}`);
    const imagined = imaginedFor(game, state, eyes, random);
    const unlike = within('imagine', 'looking at an imagined state', () =>
      difference(perceived(game, state, eyes), perceived(game, imagined, eyes)),
    );
    hold('imagine', unlike && `what is imagined for ${eyesName(eyes)} looks different to them: ${unlike}`);
    const lost = game.audit(imagined);
    hold('imagine', lost && `imagined for ${eyesName(eyes)}: ${lost}`);
    playsOn(game, imagined, eyes, random);
  }
}

/**
 * The eyes whose view has a shape that no view of this game had before: those of the seat that is asked, and others in turn.
 * A view is refused, where it is, for an unusual shape. So every question can be looked at for the price of two views.
 */
export function eyesOfNewShape(game: AnyGame, state: unknown, known: Set<string>, at: number): readonly Eyes[] {
  const all = allEyes(game, state);
  const asked = game.pending(state)?.seat;
  const some = new Set<Eyes>([asked ?? 'table', all[at % all.length] as Eyes]);
  return [...some].filter((eyes) => addShapes(game.view(state, eyes) as Json, known));
}

/** A state imagined from what these eyes see of the true one, as it goes over a wire. */
export function imaginedFor(game: AnyGame, state: unknown, eyes: Eyes, random: Rng): unknown {
  const view = JSON.parse(JSON.stringify(game.view(state, eyes))) as Json;
  const imagined = within('imagine', `for ${eyesName(eyes)}`, () => game.imagine(view, eyes, random));
  const { fault } = imagined as { fault?: { where: string; what: string } };
  hold('imagine', fault ? `a view for ${eyesName(eyes)} is refused: ${fault.where} ${fault.what}` : null);
  return (imagined as { value: unknown }).value;
}

function playsOn(game: AnyGame, imagined: unknown, eyes: Eyes, random: Rng): void {
  for (let i = 0; i < PLAYED_ON && game.pending(imagined) !== null; i += 1) {
    const going = `playing on from what is imagined for ${eyesName(eyes)}`;
    within('imagine', going, () => game.apply(imagined, pick<Action>(game.legal(imagined), random)));
    const lost = game.audit(imagined);
    hold('imagine', lost && `${going}: ${lost}`);
  }
}

const NO_VIEWS: readonly Json[] = [null, true, 7, 'view', [], {}, { game: 'no such game' }];

/** A value that is no view of this game is a fault and no crash: other things, and views with a part missing or another in its place. */
export function holdsNoView(game: AnyGame, state: unknown, seed: string): void {
  const random = rngFrom(`no view ${seed}`);
  for (const json of NO_VIEWS) {
    const imagined = within('imagine', `from ${JSON.stringify(json)}`, () => game.imagine(json, 'table', random));
    hold('imagine', imagined.ok ? `${JSON.stringify(json)} is taken for a view` : null);
  }
  const view = game.view(state, 'table') as Json;
  if (!isObject(view)) return;
  for (const key of Object.keys(view)) {
    for (const other of [undefined, null, -7, 'xyzzy', [null], { xyzzy: 1 }]) {
      const spoilt = JSON.parse(JSON.stringify({ ...view, [key]: other })) as JsonObject;
      within('imagine', `from a view with ${key}: ${JSON.stringify(other)}`, () =>
        game.imagine(spoilt, 'table', random),
      );
    }
  }
}
