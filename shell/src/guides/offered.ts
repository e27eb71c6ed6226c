import { GUIDE_SECTIONS } from './all-guides.ts';
import { getStarted } from './get-started.ts';
import type { Guide, GuideSection } from './guide.ts';
import { type Reader, stepsFor } from './steps-for.ts';

/** The sections in which there is a guide for this user. */
export function offeredSections(reader: Reader): GuideSection[] {
  return GUIDE_SECTIONS.map((section) => ({
    ...section,
    guides: section.guides.filter((guide) => stepsFor(reader, guide).length > 0),
  })).filter(({ guides }) => guides.length > 0);
}

/** A guide that this user may see, by its id. */
export function offeredGuide(reader: Reader, id: string): Guide | undefined {
  return [getStarted, ...GUIDE_SECTIONS.flatMap(({ guides }) => guides)].find(
    (guide) => guide.id === id && stepsFor(reader, guide).length > 0,
  );
}
