import type { Manner } from '@nightjar/script';
import { Effect } from './effect.ts';
import type { Text } from './text.ts';

/** When a text of a card is followed. */
const PARTS = [
  'play',
  'next',
  'gained',
  'discarded',
  'trashed',
  'received',
  'whileInPlay',
  'wholeGame',
  'attacked',
  'turnStart',
  'firstPlay',
] as const;
export type Part = (typeof PARTS)[number];

export interface CardText {
  readonly part: Part;
  /** The card whose play it is about, where that is another one. */
  readonly of: string;
  readonly script: Effect;
  readonly manner: Manner<Text>;
}

/** The final deck of a player, as Victory cards see it (DOM-16.2). */
export interface FinalDeck {
  readonly size: number;
  count(id: string): number;
}

type Build = (s: Effect) => Effect;

/** A card as its text says it. Numbers, types and names are the edition's. */
export class Card {
  readonly id: string;
  readonly texts: CardText[] = [];
  points: (deck: FinalDeck) => number = () => 0;

  constructor(id: string) {
    this.id = id;
  }

  /** What it does when it is played. */
  play(build: Build): this {
    return this.text('play', build);
  }
  /** What it does at the start of the next turn, once a play has made it stay. */
  next(build: Build, manner?: Manner<Text>): this {
    return this.text('next', build, manner);
  }
  /** When you gain it. */
  gained(build: Build): this {
    return this.text('gained', build);
  }
  /** When you discard it, except in Clean-up. */
  discarded(build: Build, manner?: Manner<Text>): this {
    return this.text('discarded', build, manner);
  }
  /** When you trash it. */
  trashed(build: Build, manner?: Manner<Text>): this {
    return this.text('trashed', build, manner);
  }
  /** What a Boon or Hex does to the player who receives it. */
  received(build: Build): this {
    return this.text('received', build);
  }
  /** When you gain a card while this is in play. "This" is the gained card. */
  whileInPlay(build: Build, manner?: Manner<Text>): this {
    return this.text('whileInPlay', build, manner);
  }
  /** When anybody gains a card in a game with this pile. "This" is the gained card. */
  wholeGame(build: Build, manner?: Manner<Text>): this {
    return this.text('wholeGame', build, manner);
  }
  /** When another player plays an Attack and this is in hand. */
  attacked(build: Build, manner?: Manner<Text>): this {
    return this.text('attacked', build, manner);
  }
  /** At the start of its holder's turns. */
  turnStart(build: Build, manner?: Manner<Text>): this {
    return this.text('turnStart', build, manner);
  }
  /** What it promises for the first card of this name played in the turn. */
  firstPlay(of: string, build: Build): this {
    return this.text('firstPlay', build, {}, of);
  }
  /** Victory points at the end of the game. */
  worth(points: number | ((deck: FinalDeck) => number)): this {
    this.points = typeof points === 'number' ? () => points : points;
    return this;
  }

  private text(part: Part, build: Build, manner: Manner<Text> = {}, of = this.id): this {
    this.texts.push({ part, of, script: build(new Effect()), manner });
    return this;
  }
}

export const card = (id: string): Card => new Card(id);
