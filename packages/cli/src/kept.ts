import { faultText, type GameRecord, readRecord } from '@nightjar/kernel';
import { readText } from './file.ts';
import { GAMES, type Offered } from './games.ts';
import { admitted } from './setting.ts';
import type { Terminal } from './terminal.ts';
import { failed } from './trouble.ts';

/** A record's file, read and matched with its game; it may still not be true. */
export async function readKept(
  terminal: Terminal,
  path: string,
  edition: string | undefined,
): Promise<{ readonly record: GameRecord; readonly offer: Offered }> {
  const read = readRecord(await readText(terminal, path));
  if (!read.ok) return failed('file', { file: path, fault: faultText(read.fault) });
  const record = read.value;
  const offer = GAMES.find(({ game }) => game.name === record.game);
  if (offer === undefined) return failed('unknownRecord', { file: path, game: record.game.slice(0, 60) });
  if (edition !== undefined) await admitted(terminal, offer.game, edition);
  return { record, offer };
}
