import type { Tell } from '@nightjar/kernel';
import { findDelivery, findJar } from './delivery.ts';
import { beginTurn } from './diving.ts';
import type { NoctilucaEvent } from './events.ts';
import { beginPassing, findTaker } from './passing.ts';
import { findSplit } from './placing.ts';
import { end, endRound, endTurn } from './rounds.ts';
import { deal, findChooser } from './setup.ts';
import type { State } from './state.ts';
import { blow } from './tempest.ts';

/** Lets the game run by itself until a player is asked or it is over. */
export function run(state: State, tell?: Tell<NoctilucaEvent>): void {
  for (;;) {
    switch (state.stage) {
      case 'choosing':
        findChooser(state);
        break;
      case 'dealing':
        deal(state, tell);
        break;
      case 'turn':
        beginTurn(state);
        break;
      // NLC-1.4: place own dice, pass the rest, deliver full jars.
      case 'placing':
        findSplit(state, tell);
        break;
      case 'passing':
        beginPassing(state, tell);
        break;
      case 'circling':
        findTaker(state, tell);
        break;
      case 'delivering':
        findDelivery(state, tell);
        break;
      case 'renewing':
        findJar(state, tell);
        break;
      case 'tempest':
        blow(state, tell);
        break;
      case 'turnEnd':
        endTurn(state);
        break;
      case 'roundEnd':
        endRound(state, tell);
        break;
      case 'ending':
        end(state, tell);
        break;
      default:
        return;
    }
  }
}
