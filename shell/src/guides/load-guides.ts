import {
  GUIDES_FILE,
  type Guide,
  type GuideStep,
  ModuleGuides,
  type ResolvedRemote,
} from '@cuadra/shared/contract';
import { ALL_GUIDES } from './drawer-ids.ts';

type GuidedRemote = Pick<ResolvedRemote, 'name' | 'base' | 'descriptor'>;

/** Guides on one part of the application, in a drawer of their own. */
export interface GuideSection {
  /** The id of its drawer. */
  drawer: string;
  title: string;
  description: string;
  icon: string;
  guides: readonly Guide[];
}

/** What all modules bring together. */
export interface ModulesGuides {
  introduction: readonly GuideStep[];
  sections: readonly GuideSection[];
}

/** Milliseconds after which guides are done without. */
const PATIENCE = 5000;

const NONE: ModuleGuides = { introduction: [], sections: [], guides: [] };

/** What has come, by its address, which no other version has. What failed is asked for again the next time. */
const known = new Map<string, ModuleGuides>();

/** The guides of the modules, each from the folder of its version. Those that cannot be had, or are broken, are left out. */
export async function loadGuides(remotes: readonly GuidedRemote[]): Promise<ModulesGuides> {
  const guided = remotes.filter(({ descriptor }) => descriptor.guides);
  return together(await Promise.all(guided.map(guidesOf)));
}

async function guidesOf({ name, base }: GuidedRemote): Promise<ModuleGuides> {
  const address = base + GUIDES_FILE;
  try {
    const guides = known.get(address) ?? ModuleGuides.parse(await fetchJson(address));
    known.set(address, guides);
    return guides;
  } catch (error) {
    console.warn(`The guides of ${name} are left out`, error);
    return NONE;
  }
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.json();
}

function together(modules: readonly ModuleGuides[]): ModulesGuides {
  const guides = modules.flatMap((module) => module.guides).sort(byOrder);
  return {
    introduction: modules.flatMap(({ introduction }) => introduction).sort(byOrder),
    sections: modules
      .flatMap(({ sections }) => sections)
      .sort(byOrder)
      .map(({ id, title, description, icon }) => ({
        ...{ drawer: `${ALL_GUIDES}-${id}`, title, description, icon },
        guides: guides.filter(({ section }) => section === id),
      })),
  };
}

function byOrder(one: { order: number }, other: { order: number }): number {
  return one.order - other.order;
}
