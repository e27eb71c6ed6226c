import { isApiCompatible } from '@cuadra/shared/contract';
import type { ComponentType } from 'react';
import { RemoteError } from './failure.ts';
import { loadFederated } from './federation.ts';
import { createLoadStore } from './load-store.ts';
import { reportLoad } from './telemetry.ts';

/** What an expose must export as default. */
export type RemoteComponent = ComponentType<Record<string, unknown>>;

/** The remotes of this page. */
export const remoteLoads = createLoadStore<RemoteComponent>({
  attempt: async (version, expose) => componentOf(await loadFederated(version, expose), expose),
  isCompatible: ({ descriptor }) => isApiCompatible(descriptor.apiVersion),
  report: reportLoad,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  now: () => performance.now(),
});

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
