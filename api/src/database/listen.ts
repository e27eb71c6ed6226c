import { setTimeout as pause } from 'node:timers/promises';
import { PreparedClient } from './prepared-client.ts';

export interface ListenOptions {
  url: string;
  /** By which the database's own views know the connection: `cuadra (releases)`. */
  name: string;
  channel: string;
  /** A statement whose one value is another one after each change: a pooler may pass no notifications on. */
  stamp: string;
  /** Something may have changed: it was said so, with what was said, or nobody could have said it for a while. */
  onChange: (payload?: string) => void;
  /** The connection is there again, or is lost. */
  onState: (isListening: boolean, error?: unknown) => void;
}

/** Milliseconds between two tries, in each of which it is looked whether something changed. */
const RETRY_MS = 1_000;
/** A firewall may drop a connection without a word; so may a machine that is taken away. */
const HEARTBEAT_MS = 5_000;
/** Milliseconds that the database may take to answer before it counts as gone. */
const PATIENCE_MS = 3_000;

/**
 * Listens to what the database tells, on a connection of its own, until it is stopped. Where the connection breaks, it is
 * made again.
 *
 * @returns what stops it
 */
export function listen(options: ListenOptions): () => Promise<void> {
  const stopping = new AbortController();
  const ended = keepListening(options, stopping.signal);
  return async () => {
    stopping.abort();
    await ended;
  };
}

async function keepListening(options: ListenOptions, stopping: AbortSignal): Promise<void> {
  let isListening: boolean | undefined;
  const state = (now: boolean, error?: unknown) => {
    if (isListening !== now) options.onState(now, error);
    isListening = now;
  };
  while (!stopping.aborted) {
    try {
      await listenOnce(options, () => state(true), stopping);
    } catch (error) {
      state(false, error);
    }
    if (stopping.aborted) return;
    options.onChange();
    await rest(RETRY_MS, stopping);
  }
}

/** Ends when the connection does, by throwing, or when it is to be stopped. */
async function listenOnce(
  { url, name, channel, stamp, onChange }: ListenOptions,
  onListening: () => void,
  stopping: AbortSignal,
): Promise<void> {
  const client = new PreparedClient({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    keepAlive: true,
  });
  const lost = new Promise<never>((_, reject) => {
    client.on('error', reject);
    client.on('end', () => reject(new Error('the connection ended')));
  });
  lost.catch(() => undefined);
  client.on('notification', ({ payload }) => onChange(payload));
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    onListening();
    const ask = () => client.query({ text: stamp, rowMode: 'array' }).then(({ rows }) => String(rows[0]));
    let last = await ask();
    // What changed before it listened.
    onChange();
    while (!stopping.aborted) {
      await Promise.race([rest(HEARTBEAT_MS, stopping), lost]);
      if (stopping.aborted) return;
      const now = await Promise.race([ask(), lost]);
      if (now !== last) onChange();
      last = now;
    }
  } finally {
    await Promise.race([client.end().catch(() => undefined), rest(RETRY_MS, undefined)]);
    // Where nobody answers, it would stay open for a quarter of an hour.
    client.cut();
  }
}

/** Waits, or until it is to be stopped. */
async function rest(ms: number, stopping: AbortSignal | undefined): Promise<void> {
  await pause(ms, undefined, { ref: false, ...(stopping ? { signal: stopping } : {}) }).catch(
    () => undefined,
  );
}
