import type { Card } from '../card.ts';
import { artisan } from './base/artisan.ts';
import { bandit } from './base/bandit.ts';
import { bureaucrat } from './base/bureaucrat.ts';
import { cellar } from './base/cellar.ts';
import { chapel } from './base/chapel.ts';
import { councilRoom } from './base/council-room.ts';
import { festival } from './base/festival.ts';
import { gardens } from './base/gardens.ts';
import { harbinger } from './base/harbinger.ts';
import { laboratory } from './base/laboratory.ts';
import { library } from './base/library.ts';
import { market } from './base/market.ts';
import { merchant } from './base/merchant.ts';
import { militia } from './base/militia.ts';
import { mine } from './base/mine.ts';
import { moat } from './base/moat.ts';
import { moneylender } from './base/moneylender.ts';
import { poacher } from './base/poacher.ts';
import { remodel } from './base/remodel.ts';
import { sentry } from './base/sentry.ts';
import { smithy } from './base/smithy.ts';
import { throneRoom } from './base/throne-room.ts';
import { vassal } from './base/vassal.ts';
import { village } from './base/village.ts';
import { witch } from './base/witch.ts';
import { workshop } from './base/workshop.ts';
import { copper, curse, duchy, estate, gold, province, silver } from './basic.ts';
import { bard } from './nocturne/bard.ts';
import { blessedVillage } from './nocturne/blessed-village.ts';
import {
  theEarthsGift,
  theFieldsGift,
  theFlamesGift,
  theForestsGift,
  theMoonsGift,
  theMountainsGift,
  theRiversGift,
  theSeasGift,
  theSkysGift,
  theSunsGift,
  theSwampsGift,
  theWindsGift,
} from './nocturne/boons.ts';
import { cemetery, hauntedMirror } from './nocturne/cemetery.ts';
import { changeling } from './nocturne/changeling.ts';
import { cobbler } from './nocturne/cobbler.ts';
import { conclave } from './nocturne/conclave.ts';
import { crypt } from './nocturne/crypt.ts';
import { cursedVillage } from './nocturne/cursed-village.ts';
import { denOfSin } from './nocturne/den-of-sin.ts';
import { devilsWorkshop } from './nocturne/devils-workshop.ts';
import { druid } from './nocturne/druid.ts';
import { exorcist } from './nocturne/exorcist.ts';
import { faithfulHound } from './nocturne/faithful-hound.ts';
import { fool, luckyCoin } from './nocturne/fool.ts';
import { ghostTown } from './nocturne/ghost-town.ts';
import { guardian } from './nocturne/guardian.ts';
import {
  badOmens,
  delusion,
  envy,
  famine,
  fear,
  greed,
  haunting,
  locusts,
  misery,
  plague,
  poverty,
  war,
} from './nocturne/hexes.ts';
import { idol } from './nocturne/idol.ts';
import { leprechaun } from './nocturne/leprechaun.ts';
import { monastery } from './nocturne/monastery.ts';
import { necromancer, zombieApprentice, zombieMason, zombieSpy } from './nocturne/necromancer.ts';
import { nightWatchman } from './nocturne/night-watchman.ts';
import { goat, pixie } from './nocturne/pixie.ts';
import { cursedGold, pooka } from './nocturne/pooka.ts';
import { raider } from './nocturne/raider.ts';
import { sacredGrove } from './nocturne/sacred-grove.ts';
import { magicLamp, secretCave } from './nocturne/secret-cave.ts';
import { pasture, shepherd } from './nocturne/shepherd.ts';
import { skulk } from './nocturne/skulk.ts';
import { ghost, imp, willOWisp } from './nocturne/spirits.ts';
import { lostInTheWoods } from './nocturne/states.ts';
import { tormentor } from './nocturne/tormentor.ts';
import { pouch, tracker } from './nocturne/tracker.ts';
import { tragicHero } from './nocturne/tragic-hero.ts';
import { bat, vampire } from './nocturne/vampire.ts';
import { werewolf } from './nocturne/werewolf.ts';
import { wish } from './nocturne/wish.ts';

/** Every card, Boon, Hex and State with a text, in alphabetical order. */
export const CARDS: readonly Card[] = [
  artisan,
  badOmens,
  bandit,
  bard,
  bat,
  blessedVillage,
  bureaucrat,
  cellar,
  cemetery,
  changeling,
  chapel,
  cobbler,
  conclave,
  copper,
  councilRoom,
  crypt,
  curse,
  cursedGold,
  cursedVillage,
  delusion,
  denOfSin,
  devilsWorkshop,
  druid,
  duchy,
  envy,
  estate,
  exorcist,
  faithfulHound,
  famine,
  fear,
  festival,
  fool,
  gardens,
  ghost,
  ghostTown,
  goat,
  gold,
  greed,
  guardian,
  harbinger,
  hauntedMirror,
  haunting,
  idol,
  imp,
  laboratory,
  leprechaun,
  library,
  locusts,
  lostInTheWoods,
  luckyCoin,
  magicLamp,
  market,
  merchant,
  militia,
  mine,
  misery,
  moat,
  monastery,
  moneylender,
  necromancer,
  nightWatchman,
  pasture,
  pixie,
  plague,
  poacher,
  pooka,
  pouch,
  poverty,
  province,
  raider,
  remodel,
  sacredGrove,
  secretCave,
  sentry,
  shepherd,
  silver,
  skulk,
  smithy,
  theEarthsGift,
  theFieldsGift,
  theFlamesGift,
  theForestsGift,
  theMoonsGift,
  theMountainsGift,
  theRiversGift,
  theSeasGift,
  theSkysGift,
  theSunsGift,
  theSwampsGift,
  theWindsGift,
  throneRoom,
  tormentor,
  tracker,
  tragicHero,
  vampire,
  vassal,
  village,
  war,
  werewolf,
  willOWisp,
  wish,
  witch,
  workshop,
  zombieApprentice,
  zombieMason,
  zombieSpy,
];
