import { createHash } from 'node:crypto';
import { RELEASES_HEADER, type Registry } from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';

const stamps = new WeakMap<Registry, string>();

/**
 * Says with every answer which releases are given out, so that an open page learns of a rollback with whatever it asks next
 * (docs/federation.md#an-open-tab). The same at all copies of the API: it is made of what the database says.
 *
 * @param current the registry as it is at each answer
 */
export function tellReleases(app: FastifyInstance, current: () => Registry): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header(RELEASES_HEADER, stampOf(current()));
  });
}

/** Changes with who gets which version, and not with what is only published. */
export function stampOf(registry: Registry): string {
  const known = stamps.get(registry);
  if (known !== undefined) return known;
  const remotes = Object.entries(registry.remotes)
    .map(([name, { active, canary, pins }]) => [name, active, canary, sorted(pins)])
    .sort(byName);
  const text = JSON.stringify([remotes, sorted(registry.holds)]);
  const stamp = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  stamps.set(registry, stamp);
  return stamp;
}

function sorted(record: Record<string, unknown>): unknown[] {
  return Object.entries(record).sort(byName);
}

function byName([a]: readonly unknown[], [b]: readonly unknown[]): number {
  return String(a) < String(b) ? -1 : 1;
}
