import type { GuideStep, ModuleGuides, RemoteDescriptor } from '@cuadra/shared/contract';

/** A module that brings guides. */
export interface Guided {
  descriptor: RemoteDescriptor;
  guides: ModuleGuides;
}

/** Screens of the shell, which no descriptor names. */
const SHELL_PATHS = ['/', '/home', '/my-account', '/subscriptions'];
/** The shell's own entry in the sidebar. */
const SHELL_ENTRIES = ['Resumen'];

/**
 * What is wrong with guides that are each sound by themselves: ids that two claim, and steps that lead to a screen, a
 * drawer or an entry that nobody has.
 *
 * @param descriptors of all modules, also of those without guides
 * @returns one sentence for each error
 */
export function guideErrors(guided: readonly Guided[], descriptors: readonly RemoteDescriptor[]): string[] {
  const ids = guided.flatMap(({ guides }) => guides.guides.map(({ id }) => id));
  const sections = guided.flatMap(({ guides }) => guides.sections.map(({ id }) => id));
  const paths = new Set([
    ...SHELL_PATHS,
    ...descriptors.flatMap(({ routes }) => routes.map(({ path }) => path)),
  ]);
  const drawers = new Set(descriptors.flatMap((descriptor) => descriptor.drawers.map(({ id }) => id)));
  return [
    ...twice(ids).map((id) => `Two guides are called ${id}`),
    ...twice(sections).map((id) => `Two sections of guides are called ${id}`),
    ...guided.flatMap(({ descriptor, guides: { introduction, guides } }) => {
      const { nav, tiles } = descriptor;
      const entries = { menu: [...SHELL_ENTRIES, ...labelsOf(nav)], tiles: labelsOf(tiles) };
      const lost = guides.filter(({ section }) => !sections.includes(section));
      const steps: GuideStep[] = [...introduction, ...guides.flatMap((guide) => guide.steps)];
      return [
        ...lost.map(({ id, section }) => `the guide ${id} is in ${section}, which is no section`),
        ...steps.flatMap(({ title, at, leadsTo, drawer, targets = [] }) => [
          ...[at, leadsTo]
            .filter((path) => path !== undefined && !paths.has(path))
            .map((path) => `«${title}» leads to ${path}, which is no route`),
          ...(drawer === undefined || drawers.has(drawer) ? [] : [`«${title}» opens no drawer`]),
          ...targets
            .filter((target) => target.in && !entries[target.in].includes(target.name))
            .map(({ name }) => `«${title}» points at «${name}», which is no entry of its own`),
        ]),
      ].map((error) => `${descriptor.name}: ${error}`);
    }),
  ];
}

function labelsOf(entries: readonly { label: string }[]): string[] {
  return entries.map(({ label }) => label);
}

function twice(ids: readonly string[]): string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
