import { resolve } from '@nightjar/script';
import { beginRound, findTaker } from './acquisition.ts';
import { clearLocations, endRound, limitHands, limitResources, moveReserved, passCrown } from './refresh.ts';
import { deal, findChooser } from './setup.ts';
import type { Text } from './text.ts';
import { beginTurn, endTurn, passTurn } from './turn.ts';

/** Lets the game run by itself until a player is asked or it is over: texts first, then the stage (NRN-4.1). */
export function run(t: Text): void {
  const { state } = t;
  for (;;) {
    if (state.stack.length > 0) resolve(t);
    if (state.stack.length > 0) return;
    switch (state.stage) {
      case 'choosing':
        findChooser(t);
        break;
      case 'dealing':
        deal(t);
        break;
      case 'acquisition':
        beginRound(t);
        break;
      case 'pass':
        findTaker(t);
        break;
      case 'turn':
        beginTurn(t);
        break;
      case 'turnEnd':
        endTurn(t);
        break;
      case 'turnOver':
        passTurn(t);
        break;
      case 'refresh':
        clearLocations(t);
        break;
      case 'limits':
        limitResources(t);
        break;
      case 'hands':
        limitHands(t);
        break;
      case 'crown':
        passCrown(t);
        break;
      case 'reserves':
        moveReserved(t);
        break;
      case 'roundEnd':
        endRound(t);
        break;
      default:
        return;
    }
  }
}
