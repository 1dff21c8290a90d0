import { type AnyGame, faultText, type JsonObject } from '@nightjar/kernel';

/** A way to play: a mode with a number of seats, and its options all filled in. */
export interface Way {
  /** `standard 2`: the mode and how many play. */
  readonly name: string;
  readonly options: JsonObject;
}

/** Every mode of a game with every number of seats it takes. */
export function waysToPlay(game: AnyGame): readonly Way[] {
  return game.modes.flatMap((mode) =>
    mode.seats.map((players) => {
      const name = `${mode.id} ${players}`;
      const options = game.options({ ...mode.options, players });
      if (!options.ok) throw new Error(`${game.name}, ${name}: ${faultText(options.fault)}`);
      return { name, options: options.value as JsonObject };
    }),
  );
}
