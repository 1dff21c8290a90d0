import { describe, expect, test } from 'vitest';
import { ENGINES } from '../store/store.ts';
import { startServer } from '../testing/server.ts';

const CODE = 'A-ClCvCyDrDwExLePkRaSc-SwFlWd-2';
const CARDS = 'conclave crypt druid exorcist leprechaun pooka raider vampire werewolf idol'.split(' ');

/** The options, and the refusal they get. */
const BAD: readonly (readonly [options: object, message: string, reason: string])[] = [
  [{ code: CODE.replace('Cl', 'Zz') }, 'options.code: has "ZZ" in place 1, which is no card here', 'code-unknown'],
  [{ code: CODE.replace('A', 'C') }, 'options.code: comes from another release', 'code-release'],
  [{ code: CODE.replace('-SwFlWd', 'Wi') }, 'options.code: a kingdom has ten cards, and these are 11', 'cards-many'],
  [{ cards: [...CARDS, 'witch'] }, 'options.cards: a kingdom has ten cards, and these are 11', 'cards-many'],
  [{ cards: ['wich'] }, 'options.cards[0]: "wich" is no kingdom card; choose another one', 'card-unknown'],
];

describe.each(ENGINES)('%s', (engine) => {
  test('a kingdom that cannot exist is refused in a sentence, and no match is made', async () => {
    const server = await startServer(engine);
    const ada = await server.guest('Ada');
    const ask = (seats: readonly string[], options: object) =>
      ada.post('/api/matches', { game: 'dominion', seats, options, pace: 'free' });
    for (const [options, message, reason] of BAD) {
      const { status, body } = await ask(['me', 'bot:menu'], options);
      expect([status, body.error.code, body.error.reason]).toEqual([422, 'bad-options', reason]);
      expect(body.error.message).toContain(message);
    }
    const five = await ask(['me', ...Array.from({ length: 4 }, () => 'bot:menu')], { set: 'dusk' });
    expect([five.status, five.body.error.code]).toEqual([422, 'bad-seats']);
    expect(five.body.error.message).toBe('this is played by 2, 3, 4, and 5 seats were asked for');
    expect((await ada.get('/api/matches?mine=1')).body.matches).toEqual([]);
    const good = await ask(['me', 'bot:menu'], { code: CODE });
    expect(good.body.options).toMatchObject({ cards: expect.arrayContaining(['conclave', 'druid']) });
  });
});
