// A bot for Nightjar in TypeScript. It looks one answer ahead by the game's estimate and plays any of the games.
//
//     npm run nightjar -- arena nocturne --bots random --bot "exec:node examples/mybot.ts"
//
// It speaks the line protocol of docs/engine.md on stdin and stdout.
import { createInterface } from 'node:readline';
import { GAMES } from '@nightjar/games';
import { type Action, type AnyGame, type Json, Observation, type Player, rngFrom, type Seat } from '@nightjar/kernel';

/** Your ideas go here. An observation holds what the seat sees, and nothing else. An `arena` of @nightjar/bots takes this player too. */
const mine = {
  name: 'one ahead',
  answer(observation, rng) {
    const { game, seat, legal } = observation;
    const state = observation.imagine(rng);
    const worths = legal.map((answer) => {
      const after: unknown = game.copy(state);
      game.apply(after, answer);
      return game.estimate(after, seat);
    });
    return legal[worths.indexOf(Math.max(...worths))] as Action;
  },
} satisfies Player;

interface Position {
  readonly seat: Seat;
  readonly answers: readonly string[];
  /** Everything this seat may know. */
  readonly view: Json;
}

function choose(game: AnyGame, { seat, answers, view }: Position): string {
  const observation = Observation.seen(game, view, seat);
  if (!observation.ok) return answers[0] ?? '';
  return observation.value.write(mine.answer(observation.value, rngFrom('what may be hidden')));
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
  if (word === 'nightjar') process.stdout.write(`id name ${mine.name}\nready\n`);
  else if (word === 'game') game = await played(JSON.parse(rest));
  else if (word === 'position') position = JSON.parse(rest);
  else if (word === 'go' && game !== undefined && position !== null)
    process.stdout.write(`answer ${choose(game, position)}\n`);
  else if (word === 'quit') break;
}
