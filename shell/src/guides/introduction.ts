import type { WalkthroughStep } from '@cuadra/shared/state';
import { getStarted } from './get-started.ts';
import { type Reader, stepsFor } from './steps-for.ts';

/** The introduction as a reader is shown it: a file of its own, because most visits need none of it. */
export function introductionFor(reader: Reader): WalkthroughStep[] {
  return stepsFor(reader, getStarted);
}
