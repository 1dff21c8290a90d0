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
  const net = checkNet(await readJson(terminal, file), featureNamesOf(game));
  return net.ok ? net.value : failed('file', { file, fault: faultText(net.fault) });
}

/** The names of the features of a game that can be trained for. */
export function featureNamesOf({ name, featureNames }: AnyGame): readonly string[] {
  if (featureNames === undefined) throw new Error(`${name} has no features`);
  return featureNames;
}
