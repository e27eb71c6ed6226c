import { typeText } from './field-text.ts';

/** Key presses that wait until it is known whose they are. */
export class HeldKeys {
  #keys: KeyboardEvent[] = [];
  readonly #own = new WeakSet<Event>();

  get count(): number {
    return this.#keys.length;
  }

  /** Whether it is one of those that were given back. */
  isOwn(event: Event): boolean {
    return this.#own.has(event);
  }

  /** Nothing on the page hears of it for now. */
  hold(event: KeyboardEvent): void {
    swallow(event);
    this.#keys.push(event);
  }

  /** They were a scanner's. */
  drop(): void {
    this.#keys = [];
  }

  /** They were a person's: presses them again, in their order. @param findField a place for what has none */
  release(findField: () => void): void {
    for (const { target, ...key } of this.#keys.splice(0).map(copyOf)) {
      const again = new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true, composed: true });
      this.#own.add(again);
      const place = target instanceof Element && target.isConnected ? target : document.activeElement;
      if (!(place ?? document.body).dispatchEvent(again)) continue;
      findField();
      typeText(key.key);
    }
  }
}

export function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function copyOf({ target, key, code, location, shiftKey, ctrlKey, altKey }: KeyboardEvent) {
  return { target, key, code, location, shiftKey, ctrlKey, altKey };
}
