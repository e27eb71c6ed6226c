import { create } from 'zustand';
import { isRecord } from '../domain/index.ts';
import { readStored, writeStored } from './stored.ts';
import { only, storedJson } from './stored-json.ts';

/** How something is found on the screen. Data, so that it can be stored. */
export interface WalkthroughTarget {
  /** As assistive technology knows it: `button`. */
  role: string;
  /** Its accessible name; of an entry, its label. */
  name: string;
  /** Where it is looked for; on the screen when absent. */
  in?: string;
  /** Said besides when this one is pointed at: how to get on from there. */
  hint?: string;
}

/** One stop of a walkthrough, as it is stored (spec §3). */
export interface WalkthroughStep {
  title: string;
  text: string;
  /**
   * What it points at, the first that is in sight: on a phone a link of the menu is reached only by the menu's button.
   * Without any it stands in the middle.
   */
  targets?: readonly WalkthroughTarget[];
  /** The path of the screen on which it is found; without one, whichever is there. */
  at?: string;
  /** The id of the drawer in which it is found. */
  drawer?: string;
}

/** Spec §3: index, steps, run; and which guide it is. */
export interface WalkthroughState {
  /** Empty while none was ever started. */
  guide: string;
  index: number;
  steps: readonly WalkthroughStep[];
  run: boolean;
}

export interface WalkthroughStore extends WalkthroughState {
  /** True once the get-started walkthrough was gone through, or closed: it never starts by itself again. */
  completed: boolean;
  start: (guide: string, steps: readonly WalkthroughStep[]) => void;
  goTo: (index: number) => void;
  /** Ends the one that runs, at its end or before. */
  stop: () => void;
}

/** The guide that starts by itself (spec §4). */
export const GET_STARTED = 'get-started';

/** Local storage keys (spec §9). */
export const WALKTHROUGH_KEY = 'cuadra.walkthrough';
export const GET_STARTED_KEY = 'cuadra.get-started';
/** What stands under `GET_STARTED_KEY` once it is completed. */
export const COMPLETED = 'completed';

const NONE: WalkthroughState = { guide: '', index: 0, steps: [], run: false };

/** What is stored may be of an older version, or broken: then nothing runs. */
const stored = storedJson<WalkthroughState>(WALKTHROUGH_KEY, only(isWalkthrough));

/** The walkthrough: one for the shell and all modules. It goes on after a reload where it stood. */
export const useWalkthrough = create<WalkthroughStore>()((set, get) => {
  const persist = (state: WalkthroughState) => {
    stored.write(state);
    set(state);
  };
  return {
    ...(stored.read() ?? NONE),
    completed: readStored(GET_STARTED_KEY) === COMPLETED,
    start: (guide, steps) => persist({ guide, index: 0, steps, run: steps.length > 0 }),
    goTo: (index) => {
      const { guide, steps } = get();
      if (index >= 0 && index < steps.length) persist({ guide, index, steps, run: true });
    },
    stop: () => {
      const { guide } = get();
      if (guide === GET_STARTED) {
        writeStored(GET_STARTED_KEY, COMPLETED);
        set({ completed: true });
      }
      persist({ ...NONE, guide });
    },
  };
});

/** @param text as it is stored */
export function readWalkthrough(text: string | null): WalkthroughState {
  return stored.parse(text) ?? NONE;
}

function isWalkthrough(value: unknown): value is WalkthroughState {
  if (!isRecord(value)) return false;
  const { guide, index, steps, run } = value;
  return (
    typeof guide === 'string' &&
    Number.isInteger(index) &&
    typeof run === 'boolean' &&
    Array.isArray(steps) &&
    steps.every(isStep) &&
    Number(index) in steps
  );
}

function isStep(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { title, text, targets, at, drawer } = value;
  return (
    typeof title === 'string' &&
    typeof text === 'string' &&
    isTextOrNone(at) &&
    isTextOrNone(drawer) &&
    (targets === undefined || (Array.isArray(targets) && targets.every(isTarget)))
  );
}

function isTarget(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value.role === 'string' &&
    typeof value.name === 'string' &&
    isTextOrNone(value.in) &&
    isTextOrNone(value.hint)
  );
}

function isTextOrNone(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}
