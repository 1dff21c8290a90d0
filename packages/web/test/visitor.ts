import type { BrowserContext, Locator, Page } from '@playwright/test';

/** Which of the answers is given: the last of the list, a cast where there is one, or the first. */
type Choice = 'last' | 'cast' | 'first';

const DRAWER_KEYS = { goals: 'g', score: 's', log: 'l', rules: 'r', chat: 'c' } as const;
export type DrawerName = keyof typeof DRAWER_KEYS;

/** A person at a screen of their own, and what people do at a table. */
export class Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Where the site is. */
  readonly home: string;
  /** What went wrong in the page. */
  readonly troubles: string[] = [];
  readonly dialog: Locator;
  readonly end: Locator;

  constructor(page: Page, home: string) {
    this.page = page;
    this.context = page.context();
    this.home = home;
    this.dialog = page.locator('dialog');
    this.end = page.locator('.end');
    page.on('pageerror', (error) => this.troubles.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.troubles.push(`${message.text()} ${message.location().url}`);
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(home) && !request.url().startsWith('blob:'))
        this.troubles.push(`foreign: ${request.url()}`);
    });
  }

  async go(path: string): Promise<void> {
    await this.page.goto(this.home + path);
  }

  /** Calls the server's API as any client does, with this visitor's session. */
  call<Said>(path: string, body?: object): Promise<Said> {
    return this.page.evaluate(
      async ([where, sent]) => {
        const headers = { 'content-type': 'application/json' };
        const request = sent === null ? {} : { method: 'POST', headers, body: sent };
        const answered = await fetch(`/api${where}`, request);
        if (!answered.ok) throw new Error(`${where}: ${await answered.text()}`);
        return answered.json();
      },
      [path, body === undefined ? null : JSON.stringify(body)] as const,
    );
  }

  /** The path this visitor is at. */
  get path(): string {
    return new URL(this.page.url()).pathname;
  }

  /** The button of a game's poster. */
  poster(game = 'Nocturne'): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^(Play|Spielen) ${game}$`) });
  }

  /** Starts a game from its poster and waits for the first question that is ours. */
  async quickGame(game?: string): Promise<void> {
    await this.poster(game).click();
    await this.myTurn();
  }

  /** Waits until we are asked, the device is to be handed over, or the game is over. */
  async myTurn(): Promise<void> {
    await this.#present('.acts [data-legal], [data-answers], .end, .hand-over');
  }

  /** Whether we are asked at this moment. */
  async isAsked(): Promise<boolean> {
    return (await this.page.locator('.acts [data-legal], [data-answers]').count()) > 0;
  }

  async isOver(): Promise<boolean> {
    return (await this.end.count()) > 0;
  }

  /** How far the table is. */
  async seq(): Promise<number> {
    return Number(await this.page.locator('.ask').getAttribute('data-seq'));
  }

  /** What is asked, in words. */
  question(): Promise<string> {
    return this.page.locator('.ask-question').innerText();
  }

  /** Waits until the table has moved on from there. */
  async moved(seq: number): Promise<void> {
    await this.#present(`.ask:not([data-seq="${seq}"]), .end, .hand-over`);
  }

  /**
   * Gives an answer through the list, without the board: one press arms it, the gold button gives it.
   * It is found and pressed within one call, so that nothing can change in between.
   */
  async answer(choice: Choice = 'last'): Promise<void> {
    await this.myTurn();
    const seq = await this.page.evaluate(async (which) => {
      const ask = document.querySelector('.ask');
      const list = document.querySelector<HTMLElement>('[data-answers][aria-expanded=false]');
      /** What is there as soon as it is drawn. */
      const drawn = async (selector: string): Promise<HTMLElement | null> => {
        for (let frame = 0; frame < 120; frame += 1) {
          const found = document.querySelector<HTMLElement>(selector);
          if (found !== null) return found;
          await new Promise(requestAnimationFrame);
        }
        return null;
      };
      list?.click();
      if (list !== null) await drawn('.answers [data-answer]');
      const buttons = [...document.querySelectorAll<HTMLElement>('.ask [data-answer]')];
      // In the list stands what is many; buttons beside the question come after it.
      const cast = buttons.find((each) => each.dataset['answer']?.startsWith('cast'));
      const listed = buttons.filter((each) => each.closest('.answers') !== null);
      const chosen =
        which === 'first' ? buttons[0] : which === 'cast' ? (cast ?? buttons[0]) : (listed.at(-1) ?? buttons.at(-1));
      if (ask === null || chosen === undefined) return null;
      chosen.click();
      (await drawn('.acts [data-main]'))?.click();
      return ask.getAttribute('data-seq');
    }, choice);
    if (seq !== null) await this.moved(Number(seq));
  }

  /** The gold button: what will happen. */
  get gold(): Locator {
    return this.page.locator('.acts [data-main]');
  }

  /** Presses something on the board, which arms an answer, and gives it. */
  async give(pressed: Locator): Promise<void> {
    const seq = await this.seq();
    await pressed.click();
    await this.gold.click();
    await this.moved(seq);
  }

  /** Plays to the final score. */
  async finish(turn: () => Promise<void> = () => this.answer()): Promise<void> {
    for (let i = 0; i < 400; i += 1) {
      await this.myTurn();
      if (await this.isOver()) return;
      await turn();
    }
    throw new Error('the game did not end');
  }

  async undo(): Promise<void> {
    await this.page.getByRole('button', { name: 'Undo' }).click();
  }

  /** Presses a key that the table listens to. It begins to listen once it has been painted, so two frames may pass first. */
  async press(key: string): Promise<void> {
    await this.page.evaluate(async () => {
      for (let i = 0; i < 2; i += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    await this.page.keyboard.press(key);
  }

  /** Opens a drawer by its key. */
  async open(drawer: DrawerName): Promise<void> {
    await this.press(DRAWER_KEYS[drawer]);
    await this.dialog.waitFor();
    if (drawer === 'rules') await this.page.locator('.rules li').first().waitFor();
    if (drawer === 'score') await this.dialog.locator('.paper').waitFor();
    if (drawer === 'chat') await this.dialog.locator('.chat').waitFor();
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.dialog.waitFor({ state: 'detached' });
  }

  /** Opens the drawer of settings, where a table is also kept, saved and left. */
  async openSettings(): Promise<void> {
    await this.page.getByRole('button', { name: 'Settings' }).first().click();
  }

  /** The totals on the final score sheet, once its chart is drawn. */
  async totals(): Promise<string[]> {
    await this.page.locator('.end .chart').waitFor();
    return this.page.locator('.paper tfoot td').allInnerTexts();
  }

  /** Walks with Tab until something that matches has the focus. */
  async tabTo(wanted: Locator): Promise<void> {
    await wanted.first().waitFor();
    for (let i = 0; i < 60; i += 1) {
      if (await wanted.evaluateAll((all) => all.some((each) => each === document.activeElement))) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`${wanted.toString()} cannot be reached by keyboard`);
  }

  /** Waits until this is on the page. It looks at every frame: a locator would look less and less often. */
  async #present(selector: string): Promise<void> {
    await this.page.waitForFunction((wanted) => document.querySelector(wanted) !== null, selector);
  }
}
