import { checkNet } from '@nightjar/bots/training';
import { type AnyGame, faultText, type JsonObject } from '@nightjar/kernel';
import { readJson } from './file.ts';
import type { Terminal } from './terminal.ts';
import { failed } from './trouble.ts';

/** A bot that goes by a net of its own: `mind:2000@response/net.json`. */
interface Taught {
  readonly bot: string;
  /** Null for one that goes by the game's net, or by none. */
  readonly file: string | null;
}

export function taughtIn(name: string): Taught {
  const at = name.indexOf('@');
  return at < 0 ? { bot: name, file: null } : { bot: name.slice(0, at), file: name.slice(at + 1) };
}

/** The net in a file that a person named, as it is written. */
export async function netIn(terminal: Terminal, game: AnyGame, file: string): Promise<JsonObject> {
  const net = checkNet(await readJson(terminal, file), featuresOf(game));
  return net.ok ? net.value : failed('file', { file, fault: faultText(net.fault) });
}

/** How many features the rules have of a state. */
export function featuresOf(game: AnyGame): number {
  const options = game.options({ ...game.modes[0]?.options });
  if (!options.ok || game.features === undefined) throw new Error(`${game.name} has no features`);
  return game.features(game.setup(options.value, 'features'), 0).length;
}
