import { type Eyes, faultText, type GameEvent, type GameRecord, replay } from '@nightjar/kernel';
import type { Command } from 'commander';
import type { Offered } from '../games.ts';
import { readKept } from '../kept.ts';
import { wholeNumber } from '../setting.ts';
import { sheetLines } from '../sheet.ts';
import { sideNames } from '../sides.ts';
import type { Spoken } from '../spoken.ts';
import type { Terminal } from '../terminal.ts';
import { failed } from '../trouble.ts';
import { logLines, type Speech, tell } from '../words/words.ts';

interface Flags {
  readonly plain?: true;
  readonly eyes: string;
  readonly edition?: string;
}

/** `replay`: a record step by step, or all at once. */
export function addReplay(program: Command, terminal: Terminal, { lang, say }: Spoken): void {
  program
    .command('replay <file>')
    .description(say('replay'))
    .option('--plain', say('replay.plain'))
    .option('--eyes <who>', say('replay.eyes'), 'table')
    .option('--edition <file>', say('flag.playedEdition'))
    .action(async (path: string, flags: Flags) => {
      const { record, offer } = await readKept(terminal, path, flags.edition);
      const checked = replay(offer.game, record);
      if (!checked.ok) failed('file', { file: path, fault: faultText(checked.fault) });
      const eyes: Eyes = flags.eyes === 'table' ? 'table' : wholeNumber('eyes', flags.eyes, 1, record.seats.length) - 1;
      await offer.words.load(lang);
      const you = eyes === 'table' ? null : eyes;
      const speech = offer.words.in(lang, { sides: sideNames(record.seats), you, edition: record.edition });
      const showing = { terminal, record, offer, eyes, speech };
      if (flags.plain || !terminal.isPerson) showAll(showing);
      else await step(showing);
    });
}

interface Showing {
  readonly terminal: Terminal;
  readonly record: GameRecord;
  readonly offer: Offered;
  readonly eyes: Eyes;
  readonly speech: Speech;
}

/** The state after so many answers, and what the last of them led to. */
function stateAt({ record, offer: { game } }: Showing, count: number): { state: unknown; events: GameEvent[] } {
  const options = game.options(record.options);
  const state: unknown = game.setup(options.ok ? options.value : record.options, record.seed);
  let events: GameEvent[] = [];
  for (const { text } of record.answers.slice(0, count)) {
    events = [];
    game.apply(state, game.read(state, text) ?? 0, (event: GameEvent) => events.push(event));
  }
  return { state, events };
}

function answerLine({ record, speech, terminal }: Showing, i: number): string {
  const answer = record.answers[i];
  return answer === undefined ? '' : terminal.colours.bold(`${i + 1}. ${speech.side(answer.seat)}: ${answer.text}`);
}

function eventLines({ offer, eyes, speech }: Showing, events: readonly GameEvent[]): string[] {
  return logLines(events, { game: offer.game, eyes, speech }).map((line) => `    ${line}`);
}

function tableLines({ offer, eyes, speech, terminal }: Showing, state: unknown): readonly string[] {
  return offer.drawing({ view: offer.game.view(state, eyes), answers: [], speech, colours: terminal.colours });
}

function endLines({ offer, eyes, speech, terminal }: Showing, state: unknown): string[] {
  if (offer.game.pending(state) !== null) return [];
  return offer.game.explain(state, eyes).flatMap((sheet) => sheetLines(sheet, speech, terminal.colours));
}

/** All answers with what followed, then the final table and the sheets. */
function showAll(showing: Showing): void {
  const { terminal, record, offer } = showing;
  const { state } = stateAt(showing, 0);
  for (const [i, { text }] of record.answers.entries()) {
    const events: GameEvent[] = [];
    offer.game.apply(state, offer.game.read(state, text) ?? 0, (event: GameEvent) => events.push(event));
    terminal.write(`${[answerLine(showing, i), ...eventLines(showing, events)].join('\n')}\n`);
  }
  terminal.write(`${[...tableLines(showing, state), ...endLines(showing, state)].join('\n')}\n`);
}

async function step(showing: Showing): Promise<void> {
  const { terminal, record, speech } = showing;
  const last = record.answers.length;
  let at = 0;
  for (;;) {
    const { state, events } = stateAt(showing, at);
    const said = at === 0 ? [] : [answerLine(showing, at - 1), ...eventLines(showing, events)];
    terminal.write(
      `\n${[...said, ...tableLines(showing, state), ...(at === last ? endLines(showing, state) : [])].join('\n')}\n`,
    );
    if (at === last) terminal.write(`${tell(speech.lang, 'over')}\n`);
    const line = (await terminal.ask(`${at}/${last} > `))?.trim().toLowerCase() ?? 'q';
    if (line === 'q' || line === 'quit') return;
    if (line === 'b') at = Math.max(0, at - 1);
    else if (/^\d{1,6}$/.test(line)) at = Math.min(last, Number(line));
    else if (at === last) return;
    else at += 1;
  }
}
