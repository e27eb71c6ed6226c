import type { ResolvedRemote } from '@cuadra/shared/contract';
import { useSession } from '@cuadra/shared/state';
import { isPreviewed } from '../preview/preview.ts';
import type { LoadReport } from './load-expose.ts';

const ADDRESS = '/api/v1/telemetry/remotes';

/**
 * Tells the back office how a load went, and forgets about it: outside the API client, whose handling of errors could end
 * the session over a report. How a preview does is told to nobody: it counts for or against no version.
 */
export function reportLoad(report: LoadReport): void {
  if (isPreviewed(report.name, report.version)) return;
  const { token } = useSession.getState();
  void fetch(ADDRESS, {
    method: 'POST',
    keepalive: true,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(report),
  }).catch(() => undefined);
}

/** Tells that an answer of the registry was not Cuadra's own: of one module of it, since it is about all. */
export function reportSignature([remote]: readonly Pick<ResolvedRemote, 'name' | 'version'>[]): void {
  if (!remote) return;
  reportLoad({ name: remote.name, version: remote.version, outcome: 'failed', kind: 'signature', ms: 0 });
}
