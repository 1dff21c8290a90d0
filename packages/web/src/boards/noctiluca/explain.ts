import { type Explanation, explains } from '../../kit/explained.tsx';
import type { Part } from './part.ts';
import { rewardIn } from './standing.ts';

type Explains = ReturnType<typeof explains>;

/** A jar: what filling it brings; mine with what it would bring me. */
export function explainJar(part: Part, jar: string, label: string): Explains {
  const { t } = part;
  const isMine = part.table.seats[part.me]?.jars.some((own) => own.jar === jar) ?? false;
  const reward = isMine ? rewardIn(part, jar) : null;
  const now = reward === null ? '' : t('explainReward', { n: reward.token + reward.points + reward.favourite });
  return explains({ name: part.name(jar), text: `${label}. ${t('explainJar')} ${now}`.trim(), clause: 'NLC-8.2' });
}

/** A space of the pool: whose dice these will be. */
export const explainSpace = ({ t }: Part, label: string): Explains =>
  explains({ name: label, text: t('explainSpace'), clause: 'NLC-5.6' });

/** A shore, free or taken. */
export const explainShore = ({ t }: Part, label: string, isTaken: boolean): Explains =>
  explains({
    name: label,
    text: t(isTaken ? 'explainTaken' : 'explainShore'),
    clause: isTaken ? 'NLC-5.3a' : 'NLC-5.4',
  });

/** The favourite, with what it counts so far. */
export const explainFavourite = ({ t, name }: Part, colour: string, points: number): Explains =>
  explains({
    name: `${t('favourite')}: ${name(colour)}`,
    text: `${t('explainFavourite')} ${t('favouriteSoFar', { n: points })}.`,
    clause: 'NLC-10.8',
  });

/** A stack of tokens, with who would take what is left of it. */
export function explainStack({ t }: Part, label: string, leader: string): Explains {
  const explanation: Explanation = { name: label, text: `${t('explainStack')} ${leader}.`, clause: 'NLC-10.2' };
  return explains(explanation);
}

/** A player's tokens. */
export const explainTokens = ({ t }: Part, label: string): Explains =>
  explains({ name: label, text: t('explainTokens'), clause: 'NLC-10.6' });
