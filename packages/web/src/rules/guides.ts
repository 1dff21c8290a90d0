/** The parts of a page that tells how a game is played, in their order. */
export const PARTS = ['goal', 'turn', 'score', 'wrong'] as const;
type PartId = (typeof PARTS)[number];

/** How a game is played, on one page: the things to say in each part. Words and pictures are found by part and thing. */
type Guide = { readonly [part in PartId]: readonly string[] };

export const GUIDES = {
  nocturne: {
    goal: ['tiles'],
    turn: ['first', 'answer', 'win', 'dedicate', 'dusk'],
    score: ['skulls', 'feathers', 'mushrooms', 'herbs', 'eggs', 'chests', 'mirrors', 'brews', 'goals', 'spells'],
    wrong: ['beside', 'lowest', 'tripti'],
  },
  noctiluca: {
    goal: ['jars'],
    turn: ['dive', 'place', 'pass', 'deliver'],
    score: ['tokens', 'majority', 'bonus', 'favourite', 'left'],
    wrong: ['all', 'number', 'shore'],
  },
  dominion: {
    goal: ['deck'],
    turn: ['action', 'buy', 'night', 'cleanup', 'fate', 'end'],
    score: ['victory', 'curses', 'more'],
    wrong: ['one', 'kept', 'night'],
  },
  nocturion: {
    goal: ['prestige'],
    turn: ['dice', 'go', 'calendar', 'beasts', 'curses', 'refresh', 'end'],
    score: ['quests', 'heirlooms', 'beasts'],
    wrong: ['free', 'once', 'last'],
  },
} as const satisfies { readonly [game: string]: Guide };

export type GuidedGame = keyof typeof GUIDES;

/** A thing of a game's guide with its part, as words and pictures know it: `turn.answer`. */
export type GuideKey<Game extends GuidedGame> = {
  [part in PartId]: `${part}.${(typeof GUIDES)[Game][part][number]}`;
}[PartId];

export const isGuided = (game: string): game is GuidedGame => Object.hasOwn(GUIDES, game);
