import type { SessionState } from '@cuadra/shared/contract';
import { only, storedJson, useSession } from '@cuadra/shared/state';
import { PREVIEW_KEY } from './wish.ts';

/** Of this tab, until it is closed (docs/decisions/0066-preview.md). The page's first script writes it. */
const stored = storedJson(
  PREVIEW_KEY,
  only((value): value is string => typeof value === 'string' && value !== ''),
  'session',
);

/** The preview that this tab wants. */
export function previewWish(): string | undefined {
  return stored.read();
}

/** As the calls that answer with remotes take it. */
export function previewQuery(): { preview?: string } {
  const wish = previewWish();
  return wish === undefined ? {} : { preview: wish };
}

/** The tab gets the usual versions from the next page load on. */
export function forgetWish(): void {
  stored.write(undefined);
}

/** The module and the version that a session shows as a preview. */
export interface Preview {
  name: string;
  version: string;
}

/** What is previewed; undefined where everything is as usual. */
export function previewOf(state: Pick<SessionState, 'preview'> | null): Preview | undefined {
  if (state?.preview?.outcome !== 'shown') return undefined;
  const [name = '', version = ''] = state.preview.wanted.split('@');
  return { name, version };
}

/** Whether a version of a module is the one that is previewed here, whose loads count for nothing. */
export function isPreviewed(name: string, version: string): boolean {
  const preview = previewOf(useSession.getState().state);
  return preview?.name === name && preview.version === version;
}
