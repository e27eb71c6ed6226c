import type { WalkthroughTarget } from '@cuadra/shared/state';
import { useEffect, useState } from 'react';
import { findTarget } from './find-target.ts';

/** Milliseconds that a module has to bring what a step points at, before the step says that it is not there. */
const PATIENCE = 2500;

const OPEN_DIALOG = '[role="dialog"], [role="alertdialog"]';

export interface Sighting {
  /** What the step points at, once it is there. */
  element: HTMLElement | undefined;
  /** What it says of the way to go on from there. */
  hint: string | undefined;
  /** The dialog on top: what stands outside of it cannot be pressed. */
  dialog: HTMLElement | undefined;
  /** It was waited for, and did not come. It may still. */
  isMissing: boolean;
  /** Another number once element or dialog is another one: a list that is drawn again has new elements. */
  place: number;
}

interface Look extends Sighting {
  targets: readonly WalkthroughTarget[] | undefined;
}

/**
 * Keeps an eye on what a step points at: modules come late, lists are drawn again, dialogs open above.
 *
 * @param targets must stay the same object as long as they are the same
 * @returns undefined before the first look
 */
export function useTarget(targets: readonly WalkthroughTarget[] | undefined): Sighting | undefined {
  const [seen, setSeen] = useState<Look>();
  useEffect(() => {
    let frame = 0;
    let isMissing = false;
    const look = () => {
      frame = 0;
      const found = targets && findTarget(targets);
      const element = found?.element;
      const dialog = [...document.querySelectorAll<HTMLElement>(OPEN_DIALOG)].at(-1);
      const next = {
        targets,
        element,
        hint: found?.target.hint,
        dialog,
        isMissing: isMissing && !element,
      };
      setSeen((last) => {
        if (last && isSame(last, next)) return last;
        return { ...next, place: last ? last.place + (isSamePlace(last, next) ? 0 : 1) : 0 };
      });
    };
    const lookSoon = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    const observer = new MutationObserver(lookSoon);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['inert', 'hidden', 'role'],
    });
    globalThis.addEventListener('resize', lookSoon);
    const timer = setTimeout(() => {
      isMissing = targets !== undefined;
      lookSoon();
    }, PATIENCE);
    look();
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      observer.disconnect();
      globalThis.removeEventListener('resize', lookSoon);
    };
  }, [targets]);
  // What was seen for the step before says nothing about this one.
  return seen?.targets === targets ? seen : undefined;
}

function isSame(one: Look, other: Omit<Look, 'place'>): boolean {
  return one.targets === other.targets && one.isMissing === other.isMissing && isSamePlace(one, other);
}

function isSamePlace(one: Sighting, other: Omit<Sighting, 'place'>): boolean {
  return one.element === other.element && one.dialog === other.dialog;
}
