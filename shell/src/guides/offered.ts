import type { Guide } from '@cuadra/shared/contract';
import { getStarted } from './get-started.ts';
import type { GuideSection, ModulesGuides } from './load-guides.ts';
import { type Reader, stepsFor } from './steps-for.ts';

/** The sections in which there is a guide for this user. */
export function offeredSections(reader: Reader, { sections }: ModulesGuides): GuideSection[] {
  return sections
    .map((section) => ({
      ...section,
      guides: section.guides.filter((guide) => stepsFor(reader, guide).length > 0),
    }))
    .filter(({ guides }) => guides.length > 0);
}

/** A guide that this user may see, by its id. */
export function offeredGuide(reader: Reader, guides: ModulesGuides, id: string): Guide | undefined {
  return [getStarted(guides), ...guides.sections.flatMap((section) => section.guides)].find(
    (guide) => guide.id === id && stepsFor(reader, guide).length > 0,
  );
}
