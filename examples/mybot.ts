// A bot for Nightjar in TypeScript. It looks one answer ahead by the game's estimate and plays any of the games.
//
//     npm run nightjar -- arena nocturne --bots random --bot "exec:node examples/mybot.ts"
//
// It speaks the line protocol of docs/engine.md on stdin and stdout.
import { createInterface } from 'node:readline';
import { GAMES } from '@nightjar/games';
import { type AnyGame, type Json, rngFrom, type Seat } from '@nightjar/kernel';

interface Position {
  readonly seat: Seat;
  readonly answers: readonly string[];
  /** Everything this seat may know. */
  readonly view: Json;
}

/** Your ideas go here. */
function choose(game: AnyGame, { seat, answers, view }: Position): string {
  const imagined = game.imagine(view, seat, rngFrom('what may be hidden'));
  if (!imagined.ok) return answers[0] ?? '';
  const worth = (text: string): number => {
    const after: unknown = game.copy(imagined.value);
    game.apply(after, game.read(after, text) ?? 0);
    return game.estimate(after, seat);
  };
  const weighed = answers.map((text) => ({ text, worth: worth(text) }));
  return weighed.toSorted((a, b) => b.worth - a.worth)[0]?.text ?? '';
}

/** The rules of a game that begins; a house edition is admitted first, so that its name is known. */
async function played({ game, house }: { readonly game: string; readonly house?: Json }): Promise<AnyGame | undefined> {
  const rules = await GAMES.find(({ name }) => name === game)?.rules();
  if (house !== undefined) rules?.admit(house);
  return rules;
}

let game: AnyGame | undefined;
let position: Position | null = null;
for await (const line of createInterface({ input: process.stdin })) {
  const [word, rest] = [line.split(' ', 1)[0], line.slice(line.indexOf(' ') + 1)];
  if (word === 'nightjar') process.stdout.write('id name one ahead\nready\n');
  else if (word === 'game') game = await played(JSON.parse(rest));
  else if (word === 'position') position = JSON.parse(rest);
  else if (word === 'go' && game !== undefined && position !== null)
    process.stdout.write(`answer ${choose(game, position)}\n`);
  else if (word === 'quit') break;
}
