/**
 * In the place of the runtime's reader of manifests: remotes are registered by their entry. What the runtime asks of it
 * without `disableSnapshot` throws, since it is not there.
 */
export class SnapshotHandler {
  readonly hooks = { applyPlugin: () => {}, removePlugin: () => {} };
  readonly manifestCache = new Map<string, unknown>();
}

export const getGlobalRemoteInfo = () => ({});
