import { canonical, type Json } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { openMatch } from '../match/open.ts';
import { tableOf } from '../match/opened.ts';
import { fakeClock } from '../testing/clock.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { fakeChance } from '../testing/services.ts';
import { gather, type Player } from '../testing/tables.ts';

const CARDS = 'moat witch village smithy market festival laboratory workshop chapel remodel'.split(' ');

/** A deal: the cards by number, what each is, and where they lie. */
interface Deal {
  readonly kingdom: readonly number[];
  readonly kind: number[];
  readonly hand: readonly (readonly number[])[];
  readonly deck: readonly (readonly number[])[];
}

/** Ada holds a Witch and a Village; Bob owns a Moat, and it lies here. */
async function dealt({ services }: TestServer, match: string, where: 'hand' | 'deck'): Promise<void> {
  const opened = await openMatch(services.context, match);
  const table = tableOf(opened);
  const { game } = table;
  const json = game.toJson(table.state) as unknown as Deal;
  const { kingdom } = game.view(table.state, 'table') as { readonly kingdom: readonly string[] };
  const kindOf = (id: string): number => json.kingdom[kingdom.indexOf(id)] as number;
  const [witch, village] = json.hand[0] as [number, number];
  json.kind[witch] = kindOf('witch');
  json.kind[village] = kindOf('village');
  const [held, below] = [json.hand[1]?.[0] as number, json.deck[1]?.[0] as number];
  json.kind[held] = kindOf('moat');
  if (where === 'deck') [json.kind[held], json.kind[below]] = [json.kind[below] as number, json.kind[held]];
  const state: unknown = game.fromJson({ ...json, phase: 'action' });
  services.context.openMatches.drop(match);
  services.context.openMatches.put({ ...opened, table: { ...table, state, barrier: state } });
}

/** All that Ada and a spectator receive while Ada attacks and Bob does not react. */
async function received(
  where: 'hand' | 'deck',
): Promise<{ readonly told: readonly string[]; readonly asked: unknown }> {
  const server = await startServer('sqlite', { clock: fakeClock(), instead: { chance: fakeChance('even') } });
  const wish = { game: 'dominion', visibility: 'link', options: { cards: CARDS } };
  const { match, players } = await gather(server, ['Ada', 'Bob'], wish);
  const [ada, bob] = players as [Player, Player];
  const wim = await server.guest('Wim');
  await dealt(server, match, where);
  const told: string[] = [];
  let asked: unknown = null;
  for (const [by, answer] of [
    [ada, 'play witch'],
    [bob, 'no'],
  ] as const) {
    const { seq, ...picture } = await by.table(match);
    asked = { question: picture['decision'], answers: picture['answers'] };
    const path = `/api/matches/${match}/answer`;
    const streams = await Promise.all(
      [ada, wim].map((client) => client.stream({ tables: [match], lastId: `${match}:${seq}` })),
    );
    expect((await by.post(path, { command: `even-pace-${seq}`, seq, answer })).status).toBe(200);
    for (const stream of streams) {
      const { event, data } = await stream.reaches(match, seq + 1);
      const { patch: _, sum: __, ...seen } = data;
      told.push(`${event} ${canonical(seen as Json)}`);
      stream.close();
      await stream.ended;
    }
    for (const client of [ada, wim]) told.push(canonical(await client.table(match)));
  }
  // Each server has its own ids of people.
  const named = (text: string): string => text.replaceAll(ada.id, 'Ada').replaceAll(bob.id, 'Bob');
  return { told: told.map(named), asked };
}

test('DOM-17.17b: a table is opened at an even pace, and others receive the same whether a Moat is held or not', async () => {
  const [held, not] = [await received('hand'), await received('deck')];
  expect([held.asked, not.asked]).toMatchObject([
    { question: { question: 'revealMoat' }, answers: ['yes', 'no'] },
    { question: { question: 'revealMoat' }, answers: ['no'] },
  ]);
  expect(held.told).toHaveLength(8);
  expect(held.told.join()).not.toContain('revealMoat');
  expect(not.told.map((text, i) => text === held.told[i])).toEqual(held.told.map(() => true));
});

test('DOM-17.17b: over days, and where the host chose so, nobody is asked without need', async () => {
  const server = await startServer('sqlite');
  const ada = await server.guest('Ada');
  const opened = async (more: object): Promise<unknown> =>
    (await ada.post('/api/matches', { game: 'dominion', seats: ['me', 'open'], ...more })).body.options.pace;
  expect(await opened({ pace: 'free' })).toBe('even');
  expect(await opened({ pace: 'free', options: { pace: 'quick' } })).toBe('quick');
  expect(await opened({ pace: { kind: 'days', moveMs: 86_400_000 } })).toBeUndefined();
});
