import { fill, type Lang, type Said } from '../words.ts';
import type { GoalCard, NocturneEdition, OpponentCard } from './edition.ts';
import terms from './terms.json' with { type: 'json' };

/** A name or text by its section and id in `terms.json`; the id itself where nobody has named it. */
export const term = (section: keyof typeof terms, id: string, lang: Lang): string =>
  (terms[section] as { readonly [id: string]: Said })[id]?.[lang] ?? id;

const STAR: Said = { en: 'the star', de: 'der Stern' };
const NUMBER: Said = { en: 'the {n}', de: 'die {n}' };
const SHADOW: Said = { en: 'the shadow {n}', de: 'die Schatten-{n}' };

/** A token as it is spoken of: the 4, the star, the shadow 8. */
export function tokenWord(token: string, lang: Lang): string {
  if (token === 'star') return STAR[lang];
  const shadow = /^s(\d+)$/.exec(token);
  if (shadow !== null) return fill(SHADOW[lang], { n: shadow[1] ?? '' });
  return /^\d+$/.test(token) ? fill(NUMBER[lang], { n: token }) : token;
}

/** The same where it is acted upon, and after "für"; only the star tells. */
export const tokenObject = (token: string, lang: Lang): string =>
  token === 'star' && lang === 'de' ? 'den Stern' : tokenWord(token, lang);

/** After "mit". */
export const tokenWith = (token: string, lang: Lang): string =>
  lang === 'de' ? tokenWord(token, lang).replace(/^der /, 'dem ').replace(/^die /, 'der ') : tokenWord(token, lang);

/** What things are called, by id. */
export function namesOf(edition: NocturneEdition, lang: Lang): ReadonlyMap<string, string> {
  const { tiles, twilightGoals, moonlightGoals, concoctions, characters, achievements, solo } = edition;
  const abilities = characters.list.map(({ ability }) => ability);
  const listed: readonly (readonly [keyof typeof terms, readonly { readonly id: string }[]])[] = [
    ['tiles', tiles.kinds],
    ['goals', [...twilightGoals.list, ...moonlightGoals.list]],
    ['concoctions', [...concoctions.starters, ...concoctions.deck]],
    ['characters', characters.list],
    ['abilities', abilities],
    ['achievements', achievements.list],
  ];
  const names = new Map(
    listed.flatMap(([section, all]) => all.map(({ id }) => [id, term(section, id, lang)] as const)),
  );
  for (const { id, mushroom, enchanted } of tiles.kinds)
    if (mushroom && !enchanted) names.set(mushroom, term('tiles', id, lang));
  for (const card of solo.deck.cards) names.set(card.id, cardWords(card, lang));
  return names;
}

const DIRECTIONS: { readonly [direction: string]: Said } = {
  N: { en: 'up', de: 'nach oben' },
  E: { en: 'to the right', de: 'nach rechts' },
  S: { en: 'down', de: 'nach unten' },
  W: { en: 'to the left', de: 'nach links' },
};

const POWERS: { readonly [power: string]: Said } = {
  oneOrMoreHigher: { en: 'anything higher', de: 'beliebig höher' },
  numberOrHigher: { en: '{value} or higher', de: 'mindestens {value}' },
  upTo: { en: 'up to {value}', de: 'höchstens {value}' },
};
const CARD: Said = { en: '{answer}, {direction}; start {start}', de: '{answer}, {direction}; Start {start}' };
const ICON: Said = { en: '; Sprite', de: '; Waldgeist' };

/** A solo card in short: what it answers with and where, what it starts with, and whether it dedicates. */
function cardWords({ direction, power, startingSpell, spriteIcon }: OpponentCard, lang: Lang): string {
  const answer = fill(POWERS[power.kind]?.[lang] ?? power.kind, { value: power.value ?? '' });
  const where = DIRECTIONS[direction]?.[lang] ?? direction;
  return fill(CARD[lang], { answer, direction: where, start: startingSpell }) + (spriteIcon ? ICON[lang] : '');
}

const STEPS: { readonly [step: string]: Said } = {
  oneOrMoreHigher: {
    en: 'Answers with its lowest spell above yours.',
    de: 'Antwortet mit seinem niedrigsten Zauber über deinem.',
  },
  numberOrHigher: {
    en: 'Answers with its lowest spell above yours that is at least {value}; if there is none, it passes.',
    de: 'Antwortet mit seinem niedrigsten Zauber über deinem, der mindestens {value} zählt; sonst passt der Gegner.',
  },
  upTo: {
    en: 'Answers with its lowest spell above yours, but none above {value} and no star; otherwise it passes.',
    de: 'Antwortet mit seinem niedrigsten Zauber über deinem, höchstens mit {value} und nie mit dem Stern; sonst passt der Gegner.',
  },
  direction: {
    en: 'Casts {direction} from your spell; where no tile is free, it looks clockwise.',
    de: 'Wirkt von deinem Zauber aus {direction}; ist dort nichts frei, geht es im Uhrzeigersinn weiter.',
  },
  icon: {
    en: 'When it passes on this card, it dedicates its highest spell to the Forest Sprite.',
    de: 'Passt der Gegner auf diese Karte, widmet er dem Waldgeist seinen höchsten Zauber.',
  },
  noIcon: {
    en: 'When it passes on this card, all its spells come back.',
    de: 'Passt der Gegner auf diese Karte, kommen alle seine Zauber zurück.',
  },
  start: {
    en: 'Starting, it uses a {value}, else the next lower it has, else the next higher.',
    de: 'Als Startzauber nimmt der Gegner eine {value}, sonst den nächstniedrigeren, sonst den nächsthöheren Zauber.',
  },
};

/** What a solo card bids the opponent do, step by step (NOC-19.7–19.14). */
export function cardSteps({ direction, power, startingSpell, spriteIcon }: OpponentCard, lang: Lang): string[] {
  const say = (step: string, args: { readonly [arg: string]: string | number } = {}): string =>
    fill(STEPS[step]?.[lang] ?? step, args);
  return [
    say(power.kind, { value: power.value ?? '' }),
    say('direction', { direction: DIRECTIONS[direction]?.[lang] ?? direction }),
    say(spriteIcon ? 'icon' : 'noIcon'),
    say('start', { value: startingSpell }),
  ];
}

/** What a scenario asks for besides its points. */
export const objectives = (scenario: NocturneEdition['scenarios']['list'][number], lang: Lang): readonly string[] =>
  scenario.objectives.map((_, i) => term('objectives', `${scenario.id}.${i + 1}`, lang));

const SHORT_GOALS: { readonly [kind: string]: Said } = {
  firstWinWithValue: { en: 'Win with a {value}', de: 'Gewinn mit {value}' },
  largestControlArea: { en: 'Largest area', de: 'Größtes Gebiet' },
  mostSeparateControlAreas: { en: 'Most areas', de: 'Meiste Gebiete' },
  separateControlAreasAtLeast: { en: '{min} areas', de: '{min} Gebiete' },
  controlAreaSizeAtLeast: { en: 'An area of {min}', de: 'Ein Gebiet aus {min}' },
  mostTokensInTopRow: { en: 'Most in the top row', de: 'Oberste Reihe' },
  lowestSpriteBoardToken: { en: 'Lowest on the Board', de: 'Letzter beim Geist' },
  differentSymbolsAtLeast: { en: '{min} symbols', de: '{min} Symbole' },
  firstCornerCast: { en: 'Corner cast', de: 'Isoliertes' },
  lastStarWins: { en: 'Last star', de: 'Letzter Stern' },
  areasOfExactSize: { en: 'Areas of {size}', de: 'Gebiete aus {size}' },
  tokensOnCentre: { en: 'Centre spaces', de: 'Zentralfelder' },
  tokensOnCorners: { en: 'Corner spaces', de: 'Eckfelder' },
  tokensOnSpriteBoard: { en: 'Sprite Board', de: 'Waldgeist-Tafel' },
  leftoverTokens: { en: 'Leftover spells', de: 'Übrige Marker' },
  separateControlAreas: { en: 'Areas', de: 'Gebiete' },
  shapes: { en: 'Shapes', de: 'Formen' },
};

/** A goal in two or three words, for where space is scarce. */
export const goalInShort = ({ kind, params }: GoalCard, lang: Lang): string =>
  fill(SHORT_GOALS[kind]?.[lang] ?? kind, {
    value: params.value ?? '',
    min: params.min ?? '',
    size: params.size ?? '',
  });
