import type { Page } from '@playwright/test';

/** What reads alike in every language: people, the house, languages by their own names, clauses, levels, dates of the browser's. */
const ALIKE =
  /\b(?:Mira|Ash|Luma|Rowan|Nightjar|English|Deutsch|qps|NOC-[\w.]+|NLC-[\w.]+|DOM-[\w.-]+|NRN-[\w.]+|I{1,3}|\d{1,2} [A-Z][a-z]{2,3} \d{4})(?![a-z])/gi;

/** Texts that people see or hear and that were not translated, on a page in the language nobody speaks. */
export async function untranslated(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      // What is marked as another language's is that language's.
      if (element?.closest('[lang]') !== document.documentElement) continue;
      if (node instanceof Text) found.push(node.data);
      else
        for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
          found.push(element.getAttribute(name) ?? '');
    }
    return [...new Set(found.map((text) => text.trim()))];
  });
  return texts.filter((text) => /[a-z]{3}/i.test(text.replaceAll(ALIKE, '')));
}

/** Texts that are cut, and texts that lie on one another. Two pixels are nothing. */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const faults: string[] = [];
    const across = document.documentElement.scrollWidth - innerWidth;
    if (across > 0) faults.push(`the page scrolls across by ${across}`);

    /** What a text stands in: the part of it that can be seen, and the nearest layer that covers what is below. */
    interface Stand {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
      readonly layer: Element | null;
    }
    const stands = new Map<Element, Stand>();
    const standOf = (element: Element | null): Stand => {
      if (element === null) return { left: 0, top: -Infinity, right: Infinity, bottom: Infinity, layer: null };
      const known = stands.get(element);
      if (known !== undefined) return known;
      const { overflowX, overflowY, position, backgroundColor, backgroundImage, backdropFilter } =
        getComputedStyle(element);
      const above = standOf(element.parentElement);
      const box = element.getBoundingClientRect();
      const isOpaque =
        backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none' || backdropFilter !== 'none';
      const isLayer = isOpaque && /absolute|fixed|sticky/.test(position);
      const stand = {
        left: overflowX === 'visible' ? above.left : Math.max(above.left, box.left),
        right: overflowX === 'visible' ? above.right : Math.min(above.right, box.right),
        top: overflowY === 'visible' ? above.top : Math.max(above.top, box.top),
        bottom: overflowY === 'visible' ? above.bottom : Math.min(above.bottom, box.bottom),
        layer: isLayer ? element : above.layer,
      };
      stands.set(element, stand);
      return stand;
    };

    interface Said {
      readonly element: Element;
      readonly text: string;
      readonly layer: Element | null;
      readonly boxes: readonly DOMRect[];
    }
    const said: Said[] = [];
    const walk = document.createTreeWalker(
      document.querySelector('dialog[open]') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const element = node.parentElement;
      const text = (node as Text).data.trim();
      if (element === null || text === '' || !element.checkVisibility({ opacityProperty: true })) continue;
      const { left, top, right, bottom, layer } = standOf(element);
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()]
        .map((box) => {
          const [x, y] = [Math.max(box.left, left), Math.max(box.top, top)];
          return new DOMRect(x, y, Math.min(box.right, right) - x, Math.min(box.bottom, bottom) - y);
        })
        .filter(({ width, height }) => width > 2 && height > 2);
      if (boxes.length > 0) said.push({ element, text, layer, boxes });
    }

    for (const element of new Set(said.map((each) => each.element))) {
      const { overflowX, overflowY, display } = getComputedStyle(element);
      // The strip shortens what the log tells whole.
      if (display === 'inline' || element.closest('svg, select, .since') !== null) continue;
      const isWide = element.scrollWidth > element.clientWidth + 2 && !/auto|scroll/.test(overflowX);
      const isHigh = element.scrollHeight > element.clientHeight + 2 && /hidden|clip/.test(overflowY);
      if (isWide || isHigh) faults.push(`“${element.textContent?.trim()}” is cut`);
    }

    /** Whether boxes lie on one another, by more than the air that lines have. */
    const lies = (p: DOMRect, q: DOMRect): boolean =>
      Math.min(p.right, q.right) - Math.max(p.left, q.left) > 2 &&
      Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 2 + Math.min(p.height, q.height) / 4;
    for (const [i, a] of said.entries()) {
      for (const b of said.slice(i + 1))
        if (a.layer === b.layer && a.boxes.some((p) => b.boxes.some((q) => lies(p, q))))
          faults.push(`“${a.text}” lies on “${b.text}”`);
    }
    return faults;
  });
