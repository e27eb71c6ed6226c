import { isApiCompatible, type ResolvedRemote } from '@cuadra/shared/contract';
import { useSession } from '@cuadra/shared/state';
import type { ComponentType } from 'react';
import { isTrusted, renewRegistry } from '../registry/trust.ts';
import { RemoteError } from './failure.ts';
import { loadFederated } from './federation.ts';
import { createLoadStore } from './load-store.ts';
import { reportLoad } from './telemetry.ts';

/** What an expose must export as default. */
export type RemoteComponent = ComponentType<Record<string, unknown>>;

/** The remotes of this page. */
export const remoteLoads = createLoadStore<RemoteComponent>({
  attempt: async (version, expose) => componentOf(await loadFederated(version, expose), expose),
  vouchedFor,
  isCompatible: ({ descriptor }) => isApiCompatible(descriptor.apiVersion),
  report: reportLoad,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  now: () => performance.now(),
});

/** A page that got no answer of Cuadra's own draws by the one that it got, and runs nothing of it. */
async function vouchedFor(remote: ResolvedRemote): Promise<ResolvedRemote> {
  if (isTrusted(remote)) return remote;
  await renewRegistry();
  const now = useSession.getState().state?.remotes.find(({ name }) => name === remote.name);
  if (now && isTrusted(now)) return now;
  throw new RemoteError('signature', `${remote.name} came in no registry of Cuadra's own`);
}

function componentOf(module: unknown, expose: string): RemoteComponent {
  const component =
    typeof module === 'object' && module !== null && 'default' in module ? module.default : null;
  if (isComponent(component)) return component;
  throw new RemoteError('evaluation', `${expose} exports no component as default`);
}

/** A function, or what `memo`, `forwardRef` and `lazy` make of one. */
function isComponent(value: unknown): value is RemoteComponent {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}
