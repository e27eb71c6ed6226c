import type { WalkthroughStep } from '@cuadra/shared/state';
import { fetchGuides } from './fetch-guides.ts';
import { getStarted } from './get-started.ts';
import { type Reader, stepsFor } from './steps-for.ts';

/** The introduction as a reader is shown it: a file of its own, because most visits need none of it. */
export async function introductionFor(reader: Reader): Promise<WalkthroughStep[]> {
  return stepsFor(reader, getStarted(await fetchGuides(reader)));
}
