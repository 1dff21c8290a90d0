import type { Page } from '@playwright/test';

/**
 * What is wrong with how any screen lies: it goes beyond its sides, a control leaves them, covers another or cannot be
 * reached, a text is cut. Downwards a screen may scroll. One pixel is nothing. Fonts are waited for.
 */
export const screenFaults = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    const faults: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) faults.push(`the page scrolls across by ${scrollWidth - innerWidth}`);

    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 1 && height > 1;
    };
    const called = (element: Element): string => {
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
      return `${element.tagName.toLowerCase()} “${words}”`;
    };
    /** What is left of an element inside everything that clips or scrolls around it. */
    const shown = (element: Element): DOMRect => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue;
        const box = around.getBoundingClientRect();
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };

    /** What stays in place while the rest scrolls lies above it for a while. */
    const staysFor = (element: Element | null): Element | null => {
      if (element === null) return null;
      return /sticky|fixed/.test(getComputedStyle(element).position) ? element : staysFor(element.parentElement);
    };

    /** Whether it can be pressed: pictures of pieces are inert. */
    const isControl = (element: Element): boolean => isSeen(element) && element.closest('[popover], [inert]') === null;

    // Pieces may lie on each other; what people press besides them may not.
    const controls = [...document.querySelectorAll('a, button, input, select, summary, textarea')]
      .filter((each) => isControl(each) && each.closest('.board-slot, .mine') === null)
      .map((element) => ({ element, box: shown(element) }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    for (const { element, box } of controls) {
      if (box.left < -1 || box.right > innerWidth + 1) faults.push(`${called(element)} leaves the screen`);
    }
    for (const [i, a] of controls.entries()) {
      for (const b of controls.slice(i + 1)) {
        if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
        // A label and what it is a label of are one thing.
        if (a.element.closest('label') !== null && a.element.closest('label') === b.element.closest('label')) continue;
        if (staysFor(a.element) !== staysFor(b.element)) continue;
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (across > 2 && down > 2) faults.push(`${called(a.element)} lies on ${called(b.element)}`);
      }
    }
    // Pieces may lie on each other, but what can be pressed is on top in its middle, once it was scrolled to.
    const scrolled = [...document.querySelectorAll('*')].map(
      (each) => [each, each.scrollLeft, each.scrollTop] as const,
    );
    const isOnTop = (element: Element): boolean => {
      const { left, right, top, bottom } = shown(element);
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return hit !== null && (element.contains(hit) || (hit.closest('label')?.contains(element) ?? false));
    };
    for (const element of document.querySelectorAll('a, button, input, select, summary, textarea')) {
      if (!isControl(element) || isOnTop(element)) continue;
      element.scrollIntoView({ block: 'center', inline: 'center' });
      // Elements below a tray are left out.
      if (!isOnTop(element) && (document.querySelector('.tray') === null || element.closest('.board-slot') === null))
        faults.push(`${called(element)} cannot be reached`);
    }
    for (const [element, left, top] of scrolled) element.scrollTo(left, top);
    for (const text of document.querySelectorAll('h1, h2, h3, p, a, button, label, legend, dt, dd, td, th, small')) {
      const { overflow, textOverflow } = getComputedStyle(text);
      if (overflow === 'visible' || textOverflow === 'ellipsis' || !isSeen(text)) continue;
      if (/auto|scroll/.test(overflow) || text.closest('.board-slot, .mine') !== null) continue;
      const { scrollWidth: needs, clientWidth: has, scrollHeight: high, clientHeight: room } = text;
      if (needs > has + 1 || high > room + 2) faults.push(`${called(text)} is cut`);
    }
    return [...new Set(faults)];
  });
