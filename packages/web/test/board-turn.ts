import type { Locator } from '@playwright/test';
import type { Visitor } from './visitor.ts';

/** With what people press. */
export type Press = 'click' | 'tap';

const pressed = (how: Press, what: Locator): Promise<void> => (how === 'tap' ? what.tap() : what.click());

/** Answers a question of Nocturne on the board: the first thing that is lit, and then gold. */
async function nocturneTurn({ page, gold }: Visitor, how: Press): Promise<void> {
  const lit = ['.nocturne-tray .choices button', '[data-space][data-state=legal]', '.acts [data-legal]'];
  await pressed(how, page.locator(lit.join()).first());
  await pressed(how, gold);
}

/** Chooses in Noctiluca's tray: two jars that are kept, dice as they lie, or the first of its cards. False where nothing lies there. */
export async function armInTray({ page }: Visitor, how: Press = 'click'): Promise<boolean> {
  const cards = page.locator('button.noctiluca-card');
  if ((await page.locator('.noctiluca-arrange').count()) > 0) return true;
  if ((await cards.count()) === 0) return false;
  if ((await page.locator('.noctiluca-tray[data-question=keep]').count()) > 0) await pressed(how, cards.nth(1));
  await pressed(how, cards.first());
  return true;
}

/** Answers a question of Noctiluca on the board: what lies in the tray, or a shore and a haul; and then gold. */
async function noctilucaTurn(person: Visitor, how: Press): Promise<void> {
  const { page, gold } = person;
  if (!(await armInTray(person, how))) {
    // The last shore that is free is nobody's choice.
    const shore = page.locator('.noctiluca-shore[data-state=legal]').first();
    if ((await shore.count()) > 0) await pressed(how, shore);
    await pressed(how, page.locator('.noctiluca-aside li button').first());
  }
  await pressed(how, gold);
}

const TURNS = { nocturne: nocturneTurn, noctiluca: noctilucaTurn } as const;

/** Answers one question on the board of a game. */
export async function boardTurn(person: Visitor, game: keyof typeof TURNS, how: Press = 'click'): Promise<void> {
  const seq = await person.seq();
  await TURNS[game](person, how);
  await person.moved(seq);
}
