import type { ModulesGuides } from './load-guides.ts';
import type { Reader } from './steps-for.ts';

const NONE: ModulesGuides = { introduction: [], sections: [] };

/** The guides of the modules that this reader has; the code that reads them is fetched with the first. Never rejects. */
export async function fetchGuides({ navigation }: Pick<Reader, 'navigation'>): Promise<ModulesGuides> {
  try {
    const { loadGuides } = await import('./load-guides.ts');
    return await loadGuides(navigation.remotes);
  } catch (error) {
    console.warn(error);
    return NONE;
  }
}
