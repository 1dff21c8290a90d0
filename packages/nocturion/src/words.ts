/** The six Resources (NRN-2.1), in the order of the box. */
export const RESOURCES = ['wood', 'iron', 'gold', 'knights', 'archers', 'wizards'] as const;
export type Resource = (typeof RESOURCES)[number];

/** The year begins with the first of them (NRN-10.5). */
export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof SEASONS)[number];

export const DISTRICTS = ['north', 'east', 'south', 'west'] as const;
export type District = (typeof DISTRICTS)[number];

/** Faces of a die. */
export const FACES = 6;

/** The Armor Stands of a Player Board (NRN-2.7). */
export const ARMOR = ['helm', 'greaves', 'torso'] as const;
export type Armor = (typeof ARMOR)[number];

/** Levels of Quests: the number of Heirlooms each needs (NRN-18.1). */
export const LEVELS = 3;

/** Tokens of which there is one, and which a Location gives (NRN-2.8). */
export const TOKENS = ['chalice', 'guildmaster'] as const;
export type Token = (typeof TOKENS)[number];

/** Moments at which Beasts may react (NRN-14.1). */
export const EVENTS = [
  'turnStart',
  'activated',
  'gathered',
  'reserved',
  'summoned',
  'equipped',
  'questCompleted',
  'curseIncoming',
  'turnEnd',
] as const;
export type Occasion = (typeof EVENTS)[number];

/** Moments of house abilities, which are no windows (NRN-8.8). */
export const MOMENTS = ['beforeGather', 'curseGiven'] as const;
export type Moment = (typeof MOMENTS)[number];

/** Kinds of Beast abilities: what sets them off (NRN-13.7 to NRN-13.12). */
export const KINDS = ['action', 'gather', 'reaction', 'summon', 'discard'] as const;
export type Kind = (typeof KINDS)[number];

/** Who caused an event, as the owner of a card sees it (section 26). */
export const CAUSES = ['self', 'other', 'any'] as const;
export type Cause = (typeof CAUSES)[number];

/** Rules that hold for all until the Refresh Phase (NRN-13.13). */
export const ROUND_RULES = ['noDouble', 'noBeastSpecials', 'noLocationAbilities'] as const;
export type RoundRule = (typeof ROUND_RULES)[number];

/** What houses and Curses change while they work; those of the first row add up, those of the second hold or not (NRN-16.9). */
export const ADDING = ['resourceLimit', 'extraDie', 'locationAbilityCost', 'questPrestige'] as const;
export const SETTING = [
  'portalBoth',
  'summonWild',
  'doubleGather',
  'beastArrows',
  'tileMatchWaiver',
  'reserve',
] as const;
export const MODIFIERS = [...ADDING, ...SETTING] as const;
export type Modifier = (typeof MODIFIERS)[number];
export const PENALTY = 'finalPrestigePenalty';

/** The lines of a score sheet. */
export const CATEGORIES = ['heirlooms', 'beasts', 'quests', 'rewards', 'curses'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Stands where no seat, card, die or place is. */
export const NONE = -1;
