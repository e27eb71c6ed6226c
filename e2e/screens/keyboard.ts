import { expect, type Locator, type Page } from '@playwright/test';

/** Stops of the Tab key until something that is there must have come. */
const MANY = 80;

/** Somebody without a pointer: moves by keys alone, and sees at each stop where they are. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  press(key: string): Promise<void> {
    return this.#page.keyboard.press(key);
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }

  /** Goes on, or back, until `goal` has the focus. */
  async goTo(goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(goal).toBeVisible();
    for (let stops = 0; stops < MANY; stops += 1) {
      if (await goal.evaluate((element) => element === document.activeElement)) return;
      await this.press(key);
      await this.expectFocusSeen();
    }
    throw new Error(`${MANY} times ${key} do not lead to ${goal}`);
  }

  /** The focus is on something, and it shows. */
  async expectFocusSeen(): Promise<void> {
    // Without motion a change of style still takes a frame (shared/src/ui/GlobalStyle.tsx).
    await expect.poll(() => this.#page.evaluate(unseenFocus)).toBeUndefined();
  }

  /** The focus is on something, so that going on from here does not begin at the top of the page again. */
  async expectFocusKept(): Promise<void> {
    await expect.poll(() => this.#page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  }
}

/** @returns what has the focus without showing it; undefined when all is well */
function unseenFocus(): string | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return 'nothing has the focus';
  // What only takes the focus from code: a screen that has come, a panel that has opened.
  if (element.tabIndex < 0) return undefined;
  // A choice is drawn by its label or by the box around it.
  const drawnBy = [element, element.closest('label'), element.parentElement, element.nextElementSibling];
  const isMarked = drawnBy.some((part) => {
    if (!part) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
    const isField = part === element && element.matches('input, select, textarea') && boxShadow !== 'none';
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || isField;
  });
  const box = element.getBoundingClientRect();
  const isInSight = box.width > 0 && box.bottom > 0 && box.top < innerHeight;
  return isMarked && isInSight ? undefined : element.outerHTML.slice(0, 200);
}
