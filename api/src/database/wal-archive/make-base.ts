import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { pack } from 'tar-stream';
import { chainOf } from '../cluster/archive-switch.ts';
import { sync } from '../cluster/sync.ts';
import { baseName } from './names.ts';
import { packCluster, packText } from './pack-cluster.ts';
import { writeSealed } from './sealed-file.ts';
import type { Shipping } from './ship-segments.ts';

export interface BaseSource {
  /** A session of the owner, a superuser: the copy belongs to it. */
  client: Pick<pg.PoolClient, 'query'>;
  /** Of the owner's role: without it nobody would get into what is restored. */
  password: string;
  /** Resolves once a segment, and all before it, is in the archive. */
  whenShipped(segment: string): Promise<void>;
}

/**
 * Copies the whole database into its archive while it is used, as `pg_basebackup` does. The copy has its name once all that was written
 * meanwhile is in the archive, too: from then on any moment can be restored.
 *
 * @param signal gives it up
 */
export async function makeBase(shipping: Shipping, source: BaseSource, signal: AbortSignal): Promise<void> {
  const { cluster, folder, recipient } = shipping;
  const { client, password, whenShipped } = source;
  const chain = (await readFile(chainOf(cluster), 'utf8')).slice(0, 8);
  const temporary = path.join(folder, '.base.age');
  const content = pack();
  const giveUp = () => content.destroy(new Error('the copy was given up'));
  signal.addEventListener('abort', giveUp, { once: true });
  const fill = async () => {
    const { rows: begun } = await client.query<{ segment: string }>(
      "select pg_walfile_name(pg_backup_start('cuadra', true)) as segment",
    );
    await packText(content, 'password', password);
    await packCluster(content, cluster);
    const { rows: ended } = await client.query<{ segment: string; label: string; made_at: Date }>(
      `select pg_walfile_name(lsn) as segment, labelfile as label, pg_catalog.clock_timestamp() as made_at
       from pg_backup_stop(true)`,
    );
    const [first, last] = [begun[0], ended[0]];
    if (first === undefined || last === undefined)
      throw new Error('PostgreSQL did not say where the copy is');
    await packText(content, 'cluster/backup_label', last.label);
    content.finalize();
    return { first: first.segment, last: last.segment, madeAt: last.made_at.toISOString() };
  };
  try {
    const [{ first, last, madeAt }] = await Promise.all([
      fill().catch((error: Error) => {
        content.destroy(error);
        throw error;
      }),
      writeSealed(temporary, Readable.from(content), recipient),
    ]);
    await whenShipped(last);
    await rename(temporary, path.join(folder, baseName({ madeAt, segment: first, chain })));
    await sync(folder);
  } finally {
    signal.removeEventListener('abort', giveUp);
    await rm(temporary, { force: true });
  }
}
