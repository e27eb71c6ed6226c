import type { ModuleGuidesInput, RemoteDescriptorInput } from '../contract/index.ts';

/**
 * Types a module's descriptor (docs/architecture.md#the-way-of-a-module). It gives back what it takes: the build checks it against the schema, so that
 * a `remote.ts` stays plain data and brings no validator into any bundle.
 */
export function defineRemote<const D extends RemoteDescriptorInput>(descriptor: D): D {
  return descriptor;
}

/** Types a module's guides, plain data as its descriptor is (docs/decisions/0007-guides.md). */
export function defineGuides<const G extends ModuleGuidesInput>(guides: G): G {
  return guides;
}

export type {
  RemoteDescriptor,
  RemoteDrawer,
  RemoteMenuEntry,
  RemoteNavItem,
  RemoteRoute,
  RemoteTile,
} from '../contract/index.ts';
export { type LazyComponent, lazyComponent, retryFailedLoads } from './lazy-component.ts';
