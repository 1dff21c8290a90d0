import type { Page } from '@playwright/test';

/**
 * What is wrong with how a table lies on the screen: the page scrolls, a region leaves the screen or lies on another,
 * a text is cut. One pixel is nothing. Fonts are waited for.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const faults: string[] = [];
    const { scrollHeight, scrollWidth } = document.documentElement;
    if (scrollHeight > innerHeight) faults.push(`the page scrolls down by ${scrollHeight - innerHeight}`);
    if (scrollWidth > innerWidth) faults.push(`the page scrolls across by ${scrollWidth - innerWidth}`);

    const isSeen = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().height > 1;
    const sticksOut = (element: Element, within: DOMRect) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return left < within.left - 1 || top < within.top - 1 || right > within.right + 1 || bottom > within.bottom + 1;
    };
    const screen = new DOMRect(0, 0, innerWidth, innerHeight);
    const regions = ['.tbar', '.others', '.board-slot', '.aside-game', '.ask', '.mine', '.dock']
      .flatMap((name) => [...document.querySelectorAll(name)].map((element) => ({ name, element })))
      .filter(({ element }) => isSeen(element));
    for (const { name, element } of regions) if (sticksOut(element, screen)) faults.push(`${name} leaves the screen`);
    for (const [i, a] of regions.entries()) {
      for (const b of regions.slice(i + 1)) {
        const [p, q] = [a.element.getBoundingClientRect(), b.element.getBoundingClientRect()];
        const across = Math.min(p.right, q.right) - Math.max(p.left, q.left);
        const down = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
        if (across > 1 && down > 1)
          faults.push(`${a.name} lies on ${b.name} by ${Math.round(across)} × ${Math.round(down)}`);
      }
    }
    const board = document.querySelector('.board-slot')?.getBoundingClientRect() ?? screen;
    for (const space of document.querySelectorAll('[data-space]')) {
      if (sticksOut(space, board)) faults.push(`${space.getAttribute('data-space')} leaves the board`);
    }
    for (const button of document.querySelectorAll('.acts button, .dock button, .tbar button, .mine button')) {
      if (isSeen(button) && sticksOut(button, screen)) faults.push(`${button.textContent} leaves the screen`);
    }
    for (const text of document.querySelectorAll(
      '.ask-question, .acts .button, .dock button, .stand, .others .plate h2, .tbar h1',
    )) {
      const { scrollWidth: needs, clientWidth: has, scrollHeight: high, clientHeight: room } = text;
      if (isSeen(text) && (needs > has + 1 || high > room + 2)) faults.push(`“${text.textContent}” is cut`);
    }
    return faults;
  });
