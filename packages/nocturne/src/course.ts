import type { Tell } from '@nightjar/kernel';
import { fall } from './dusk.ts';
import { findEffect } from './effects.ts';
import { beginEnding, findBrewing, findMark, findMirror, revealBrews } from './ending.ts';
import type { NocturneEvent } from './events.ts';
import { checkGoals } from './goals.ts';
import { endPhase, findAnswer, findStart, returnAll } from './phase.ts';
import { deal } from './setup.ts';
import { beginSprites, findDedication, findGift, findSprite } from './sprite.ts';
import { isFamily, type State, TWILIGHT } from './state.ts';

/** Lets the game run by itself until a player is asked or it is over. */
export function run(state: State, tell?: Tell<NocturneEvent>): void {
  for (;;) {
    switch (state.stage) {
      case 'dealing':
        deal(state, tell);
        break;
      case 'starting':
        findStart(state, tell);
        break;
      case 'answering':
        findAnswer(state, tell);
        break;
      case 'effects':
        findEffect(state, tell);
        break;
      // NOC-7.9: effects, immediate goals, dedication, end of the round, next start.
      case 'goals':
        checkGoals(state, tell);
        state.stage = state.source === 'sprite' ? 'sprites' : 'dedicating';
        break;
      case 'dedicating':
        if (isFamily(state)) {
          returnAll(state);
          state.stage = 'phaseEnd';
        } else findDedication(state, tell);
        break;
      case 'gifting':
        findGift(state);
        break;
      case 'phaseEnd':
        endPhase(state);
        break;
      case 'roundEnd':
        tell?.({ type: 'roundEnded', round: state.round });
        if (isFamily(state)) state.stage = 'dusk';
        else beginSprites(state);
        break;
      case 'sprites':
        findSprite(state, tell);
        break;
      case 'dusk':
        if (state.round === TWILIGHT) fall(state, tell);
        else beginEnding(state);
        break;
      case 'mirrors':
        findMirror(state);
        break;
      case 'reveal':
        revealBrews(state, tell);
        break;
      case 'brews':
        findBrewing(state);
        break;
      case 'marks':
        findMark(state, tell);
        break;
      default:
        return;
    }
  }
}
