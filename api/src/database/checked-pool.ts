import pg from 'pg';
import { PreparedClient } from './prepared-client.ts';

export interface CheckedPoolConfig extends pg.PoolConfig {
  /** Milliseconds since a connection last answered after which it is asked whether it still does. */
  checkAfterMs: number;
  /** Milliseconds that it gets to say so. */
  patienceMs: number;
}

/**
 * A pool that hands out only connections that answer. A firewall, a changed network or a machine that was taken away may
 * drop a connection without a word: whoever sends over it waits until the operating system gives up, a quarter of an hour.
 * So one that has been idle is asked first, and when it is silent it is dropped, and with it all that have not been heard
 * since.
 */
export class CheckedPool extends pg.Pool {
  readonly #checkAfterMs: number;
  readonly #patienceMs: number;
  /** When each connection last did what it was asked, as `performance.now()` counts. */
  readonly #heard = new WeakMap<pg.PoolClient, number>();
  /** What was not heard since then is as silent as the one that was asked. */
  #silentSince = 0;

  constructor({ checkAfterMs, patienceMs, ...config }: CheckedPoolConfig) {
    super({ ...config, Client: PreparedClient });
    this.#checkAfterMs = checkAfterMs;
    this.#patienceMs = patienceMs;
    this.on('connect', (client) => this.#note(client));
    this.on('release', (_error, client) => this.#note(client as pg.PoolClient));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | undefined {
    if (callback === undefined) return this.#connectHealthy();
    super.connect(callback);
    return undefined;
  }

  async #connectHealthy(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await super.connect();
      if (await this.#answers(client)) return client;
      client.release(true);
    }
  }

  async #answers(client: pg.PoolClient): Promise<boolean> {
    if (client instanceof PreparedClient && client.isCut) return false;
    const heard = this.#heard.get(client) ?? 0;
    const now = performance.now();
    if (now - heard < this.#checkAfterMs && heard > this.#silentSince) return true;
    if (heard <= this.#silentSince && client instanceof PreparedClient) {
      client.cut();
      return false;
    }
    const question: pg.QueryConfig & { query_timeout: number } = {
      text: 'select 1',
      query_timeout: this.#patienceMs,
    };
    try {
      await client.query(question);
      return true;
    } catch {
      this.#silentSince = Math.max(this.#silentSince, heard);
      return false;
    }
  }

  #note(client: pg.PoolClient): void {
    this.#heard.set(client, performance.now());
  }
}
