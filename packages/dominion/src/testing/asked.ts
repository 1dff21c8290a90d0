import { pending } from '../questions.ts';
import { type Name, type Position, SEATS } from './position.ts';
import { type Table, tableOf } from './table.ts';

const FIVE = 'estate estate estate estate estate';
const night = { phase: 'night' } as const;
const buying = { phase: 'buy', coins: 6, buys: 2 } as const;

/** How a question comes up: a position, what is answered until then, and who is asked for how many. */
export interface QuestionSetup {
  readonly position: Position;
  readonly answers?: readonly string[];
  readonly asked?: Name;
  /** Bounds that are no numbers in the table of questions. */
  readonly bounds?: readonly [min: number, max: number];
}

/** The table once those answers are given. */
export function played({ position, answers = [] }: QuestionSetup): Table {
  const table = tableOf(position);
  for (const said of answers) {
    const seat = pending(table.state)?.seat ?? 0;
    if (said === 'turn') table.player(SEATS[seat] as Name).endsTurn();
    else table.player(SEATS[seat] as Name).picks(said);
  }
  return table;
}

const grove = (boons: string): QuestionSetup => ({
  position: { alice: { hand: 'sacred-grove' }, boons },
  answers: ['sacred-grove'],
});
const hexed = (hexes: string, hand: string): QuestionSetup => ({
  position: { alice: { hand: 'skulk' }, bob: { hand }, hexes },
  answers: ['skulk'],
  asked: 'bob',
});

/** How each kind of question comes up. */
export const QUESTIONS: { readonly [kind: string]: QuestionSetup } = {
  actionPhase: { position: { alice: { hand: 'village' } } },
  buyPhase: { position: { alice: { hand: 'copper' } } },
  nightPhase: { position: { ...night, alice: { hand: 'monastery' } } },
  chooseTrigger: {
    position: { ...buying, alice: { play: 'tracker' }, kingdom: 'cursed-village' },
    answers: ['buy cursed-village'],
  },
  revealMoat: { position: { alice: { hand: 'witch' }, bob: { hand: 'moat' } }, answers: ['witch'], asked: 'bob' },
  gainFromSupply: { position: { alice: { hand: 'workshop' } }, answers: ['workshop'] },
  gainOptional: {
    position: { alice: { hand: 'necromancer', deck: 'copper' }, trash: 'zombie-mason' },
    answers: ['necromancer', 'zombie-mason'],
  },
  gainSpirit: { position: { ...night, alice: { hand: 'exorcist gold' } }, answers: ['exorcist'] },
  gainCopyInPlay: {
    position: { ...night, alice: { hand: 'changeling', play: 'copper silver' } },
    answers: ['changeling'],
  },
  exchangeChangeling: { position: { ...buying, kingdom: 'changeling' }, answers: ['buy silver'] },
  topdeckGained: { position: { ...buying, alice: { play: 'tracker' } }, answers: ['buy silver'] },
  boonTiming: { position: { ...buying, kingdom: 'blessed-village' }, answers: ['buy blessed-village'] },
  druidBoon: { position: { alice: { hand: 'druid' } }, answers: ['druid'] },
  foolBoon: { position: { alice: { hand: 'fool' }, boons: 'the-seas-gift' }, answers: ['fool'] },
  groveAccept: { ...grove('the-seas-gift'), asked: 'bob' },
  pixieTrash: { position: { alice: { hand: 'pixie' } }, answers: ['pixie'] },
  lostInTheWoods: {
    position: { ...night, alice: { hand: 'monastery', deck: FIVE, lost: true } },
    answers: ['turn', 'turn'],
  },
  houndSetAside: {
    position: { alice: { hand: 'cellar faithful-hound' } },
    answers: ['cellar', 'faithful-hound'],
  },
  mirrorDiscard: {
    position: { alice: { hand: 'chapel haunted-mirror village' } },
    answers: ['chapel', 'haunted-mirror', 'stop'],
  },
  cryptSetAside: {
    position: { ...night, alice: { hand: 'crypt', play: 'copper gold idol village' } },
    answers: ['crypt'],
    bounds: [0, 3],
  },
  cryptTake: {
    position: { ...night, alice: { hand: 'crypt', play: 'copper gold', deck: FIVE } },
    answers: ['crypt', 'copper', 'gold', 'turn'],
  },
  trashHandUpTo: { position: { alice: { hand: `chapel ${FIVE}` } }, answers: ['chapel'], bounds: [0, 4] },
  trashHandExactly1: { position: { alice: { hand: 'remodel copper estate' } }, answers: ['remodel'] },
  trashHandMay1: { position: { alice: { hand: 'moneylender copper' } }, answers: ['moneylender'] },
  monasteryTrash: {
    position: { ...night, alice: { hand: 'monastery copper estate', play: 'copper' }, gained: 2 },
    answers: ['monastery'],
    bounds: [0, 2],
  },
  discardAny: { position: { alice: { hand: 'cellar copper estate gold' } }, answers: ['cellar'], bounds: [0, 3] },
  discardDownTo3: {
    position: { alice: { hand: 'militia' }, bob: { hand: 'copper estate copper estate gold' } },
    answers: ['militia'],
    asked: 'bob',
    bounds: [2, 2],
  },
  discardNumber: {
    position: { alice: { hand: 'poacher copper estate gold' }, piles: { village: 0, smithy: 0 } },
    answers: ['poacher'],
    bounds: [2, 2],
  },
  agreeDiscard3: { position: { alice: { hand: 'secret-cave copper' } }, answers: ['secret-cave'] },
  discardThree: {
    position: { alice: { hand: 'secret-cave copper estate gold silver' } },
    answers: ['secret-cave', 'yes'],
  },
  earthDiscard: { position: { alice: { hand: 'bard copper' }, boons: 'the-earths-gift' }, answers: ['bard'] },
  fearDiscard: hexed('fear', 'copper silver estate estate estate'),
  raiderDiscard: {
    position: {
      ...night,
      alice: { hand: 'raider', play: 'copper silver' },
      bob: { hand: 'copper silver estate estate estate' },
    },
    answers: ['raider'],
    asked: 'bob',
  },
  handToDeck: hexed('haunting', 'copper silver estate estate'),
  playFromHand: { position: { alice: { hand: 'throne-room village' } }, answers: ['throne-room'] },
  vassalPlay: { position: { alice: { hand: 'vassal', deck: 'village' } }, answers: ['vassal'] },
  necromancerCard: { position: { alice: { hand: 'necromancer' } }, answers: ['necromancer'] },
  lookDiscard: {
    position: { ...night, alice: { hand: 'night-watchman', deck: 'copper estate gold' } },
    answers: ['night-watchman'],
    bounds: [0, 3],
  },
  orderBack: {
    position: { ...night, alice: { hand: 'night-watchman', deck: 'copper estate gold' } },
    answers: ['night-watchman', 'stop'],
    bounds: [3, 3],
  },
  spyCard: {
    position: { alice: { hand: 'necromancer', deck: 'copper gold' }, trash: 'zombie-spy' },
    answers: ['necromancer', 'zombie-spy'],
  },
  sentryCard: { position: { alice: { hand: 'sentry', deck: 'copper gold gold' } }, answers: ['sentry'] },
  discardPileToDeck: {
    position: { alice: { hand: 'harbinger', deck: 'copper', discard: 'gold' } },
    answers: ['harbinger'],
  },
  banditTrash: {
    position: { alice: { hand: 'bandit' }, bob: { deck: 'silver gold' } },
    answers: ['bandit'],
    asked: 'bob',
  },
  libraryKeep: { position: { alice: { hand: 'library', deck: 'village' } }, answers: ['library'] },
};

/** Positions in which a question of the table has one answer or none, and what is asked instead. */
export const UNASKED: readonly (readonly [what: string, told: QuestionSetup, asked: string])[] = [
  ['an Action phase without Actions', { position: { alice: { hand: 'village' }, actions: 0 } }, 'buyPhase'],
  ['a Buy phase without Buys', { position: { ...buying, buys: 0, alice: { hand: 'copper monastery' } } }, 'nightPhase'],
  [
    'Witch against a hand without Moat',
    { position: { alice: { hand: 'witch' }, bob: { hand: 'copper' } }, answers: ['witch'] },
    'buyPhase',
  ],
  [
    'Zombie Mason with an empty deck',
    { position: { alice: { hand: 'necromancer' }, trash: 'zombie-mason' }, answers: ['necromancer', 'zombie-mason'] },
    'buyPhase',
  ],
  [
    'Exorcist with cards alike, which have one Spirit',
    { position: { ...night, alice: { hand: 'exorcist monastery monastery' } }, answers: ['exorcist'] },
    'nightPhase',
  ],
  [
    'Changeling with one name in play',
    { position: { ...night, alice: { hand: 'changeling monastery', play: 'copper' } }, answers: ['changeling'] },
    'nightPhase',
  ],
  [
    'a gain of cost 2 with Changeling about',
    { position: { ...buying, kingdom: 'changeling' }, answers: ['buy estate'] },
    'buyPhase',
  ],
  ["Sacred Grove with The Field's Gift", grove('the-fields-gift'), 'buyPhase'],
  [
    'Haunted Mirror without an Action in hand',
    { position: { alice: { hand: 'chapel haunted-mirror copper' } }, answers: ['chapel', 'haunted-mirror', 'stop'] },
    'buyPhase',
  ],
  [
    'Crypt without a Treasure in play',
    { position: { ...night, alice: { hand: 'crypt monastery', play: 'village' } }, answers: ['crypt'] },
    'nightPhase',
  ],
  ['Chapel with an empty hand', { position: { alice: { hand: 'chapel' } }, answers: ['chapel'] }, 'buyPhase'],
  [
    'Remodel with one card, which has one pile',
    { position: { alice: { hand: 'remodel' } }, answers: ['remodel'] },
    'buyPhase',
  ],
  [
    'Moneylender without a Copper',
    { position: { alice: { hand: 'moneylender silver' } }, answers: ['moneylender'] },
    'buyPhase',
  ],
  [
    'Monastery without a gain',
    { position: { ...night, alice: { hand: 'monastery crypt estate' } }, answers: ['monastery'] },
    'nightPhase',
  ],
  ['Cellar with an empty hand', { position: { alice: { hand: 'cellar' } }, answers: ['cellar'] }, 'buyPhase'],
  [
    'Militia against four Coppers',
    { position: { alice: { hand: 'militia' }, bob: { hand: 'copper copper copper copper' } }, answers: ['militia'] },
    'buyPhase',
  ],
  [
    'Militia against three cards',
    { position: { alice: { hand: 'militia' }, bob: { hand: 'copper estate gold' } }, answers: ['militia'] },
    'buyPhase',
  ],
  [
    'Poacher with full piles',
    { position: { alice: { hand: 'poacher copper estate' } }, answers: ['poacher'] },
    'buyPhase',
  ],
  [
    'Secret Cave with an empty hand',
    { position: { alice: { hand: 'secret-cave' } }, answers: ['secret-cave'] },
    'buyPhase',
  ],
  [
    'Secret Cave with three cards',
    { position: { alice: { hand: 'secret-cave copper estate gold' } }, answers: ['secret-cave', 'yes'] },
    'buyPhase',
  ],
  [
    "The Earth's Gift without a Treasure",
    { position: { alice: { hand: 'bard estate' }, boons: 'the-earths-gift' }, answers: ['bard'] },
    'buyPhase',
  ],
  ['Fear with one kind to discard', hexed('fear', 'copper copper estate estate estate'), 'buyPhase'],
  [
    'Raider with nothing to discard',
    {
      position: { ...night, alice: { hand: 'raider monastery', play: 'copper' }, bob: { hand: FIVE } },
      answers: ['raider'],
    },
    'nightPhase',
  ],
  ['Haunting of four cards alike', hexed('haunting', 'estate estate estate estate'), 'buyPhase'],
  [
    'Throne Room without an Action',
    { position: { alice: { hand: 'throne-room copper' } }, answers: ['throne-room'] },
    'buyPhase',
  ],
  [
    'Vassal with a Copper',
    { position: { alice: { hand: 'vassal', deck: 'copper' } }, answers: ['vassal'] },
    'buyPhase',
  ],
  [
    'Night Watchman with an empty deck',
    { position: { ...night, alice: { hand: 'night-watchman monastery' } }, answers: ['night-watchman'] },
    'nightPhase',
  ],
  [
    'Night Watchman with one card put back',
    {
      position: { ...night, alice: { hand: 'night-watchman monastery', deck: 'copper copper' } },
      answers: ['night-watchman', 'stop'],
    },
    'nightPhase',
  ],
  [
    'Harbinger with an empty discard pile',
    { position: { alice: { hand: 'harbinger', deck: 'copper' } }, answers: ['harbinger'] },
    'buyPhase',
  ],
  [
    'Bandit with one Treasure',
    { position: { alice: { hand: 'bandit' }, bob: { deck: 'silver copper' } }, answers: ['bandit'] },
    'buyPhase',
  ],
];
