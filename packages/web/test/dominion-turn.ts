import type { Locator } from '@playwright/test';
import type { Visitor } from './visitor.ts';

/** How a table is played: with a mouse, a finger, or keys alone. */
const HANDS = ['click', 'tap', 'key'] as const;
export type Hand = (typeof HANDS)[number];

/** What is bought, the dearest first; what is not here comes last. */
const WANTED = ['province', 'gold', 'duchy', 'night-watchman', 'silver'];

/** Answers one question on the board itself: plays every card and buys money and points. */
export async function turnBy(person: Visitor, hand: Hand): Promise<void> {
  const { page } = person;
  const seq = await person.seq();
  if ((await page.locator('[data-treasures]').count()) > 0) {
    if (hand === 'key') await person.press('t');
    else await press(page.locator('[data-treasures]'), hand);
    return person.moved(seq);
  }
  const card = page.locator('.dominion-fan [data-text], .dominion-tray [data-text]').first();
  const isSet = (await page.locator('[data-confirm]').count()) > 0;
  if (!isSet && (await card.count()) > 0) {
    await give(person, card, hand);
    return person.moved(seq);
  }
  const pile = await wantedPile(person);
  if (pile !== null) {
    await give(person, pile, hand);
    return person.moved(seq);
  }
  if (isSet && (await card.count()) > 0 && (await page.locator('.acts [data-legal]').count()) === 0) {
    // As many as it takes: the confirmation says when.
    for (const [i, one] of (
      await page.locator('.dominion-fan [data-text], .dominion-tray [data-text]').all()
    ).entries()) {
      if (hand === 'key') await pickByKey(person, one, i);
      else await press(one, hand);
      if (await page.locator('[data-confirm]').isEnabled()) break;
    }
    if (hand === 'key') await person.press('e');
    else await press(page.locator('[data-confirm]'), hand);
    return person.moved(seq);
  }
  const word = page.locator('.acts [data-legal]').first();
  if (hand !== 'key') await twice(person, word, hand);
  else if (['end', 'stop'].includes((await word.getAttribute('data-answer')) ?? '')) await person.press('e');
  else {
    await person.tabTo(word);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  }
  await person.moved(seq);
}

/** The pile that is taken from: a wanted one that can be had, any where one must be, none where none is worth it. */
async function wantedPile({ page }: Visitor): Promise<Locator | null> {
  for (const id of WANTED) {
    const pile = page.locator(`.dominion-pile[data-card="${id}"]:is([data-state=legal], [data-state=focus])`);
    if ((await pile.count()) > 0) return pile;
  }
  const mustGain = (await page.locator('.acts [data-legal]').count()) === 0;
  const any = page.locator('.dominion-pile:is([data-state=legal], [data-state=focus])').first();
  return mustGain && (await any.count()) > 0 ? any : null;
}

const press = (what: Locator, hand: Hand): Promise<void> => (hand === 'tap' ? what.tap() : what.click());

/** A card of the hand has a key; those of a tray are reached by Tab and then by arrows. */
async function pickByKey(person: Visitor, card: Locator, nth: number): Promise<void> {
  const { page } = person;
  if ((await card.locator('kbd').count()) > 0) return person.press(await card.locator('kbd').innerText());
  if (nth === 0) await person.tabTo(card);
  else await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
}

/** One press arms an answer, and the gold button gives it. */
async function twice({ page }: Visitor, what: Locator, hand: Hand): Promise<void> {
  await press(what, hand);
  await press(page.locator('.acts [data-main]'), hand);
}

/** Gives the answer a card stands for. */
async function give(person: Visitor, card: Locator, hand: Hand): Promise<void> {
  const { page } = person;
  if (hand === 'key') {
    const key = (await card.locator('kbd').count()) > 0 ? await card.locator('kbd').innerText() : null;
    if (key !== null) return person.press(key);
    await card.focus();
    await page.keyboard.press('Enter');
    return page.keyboard.press('Enter');
  }
  await twice(person, card, hand);
}

/** Gives one of the listed answers, chosen by its text, without the board. */
export async function say(person: Visitor, choose: (texts: readonly string[]) => string | undefined): Promise<string> {
  const { page } = person;
  const seq = await person.seq();
  const list = page.locator('[data-answers][aria-expanded=false]');
  if ((await list.count()) > 0) await list.click();
  const texts = await page
    .locator('.ask [data-answer]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-answer') ?? ''));
  const text = choose(texts);
  if (text === undefined) throw new Error(`none of ${texts.join(', ')}`);
  await page.locator(`.ask [data-answer="${text}"]`).click();
  await page.locator('.acts [data-main]').click();
  await person.moved(seq);
  return text;
}
