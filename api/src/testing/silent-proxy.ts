import { connect, createServer, type Socket } from 'node:net';
import { afterTests } from './after-tests.ts';

/** Stands between the API and its database, and can be as silent as a network that lost its connections. */
export interface SilentProxy {
  /** The same address of a database, by way of it. */
  through(url: string): string;
  /** From now on nothing comes through, in either direction, and nothing says so; new connections neither. */
  swallow(): void;
  /** New connections come through again; those that were there are never heard of again. */
  recover(): void;
}

/** @param databaseUrl whose host and port it leads to */
export async function startSilentProxy(databaseUrl: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const silent = new WeakSet<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    sockets.add(near);
    near.on('error', () => near.destroy());
    if (isSilent) {
      near.resume();
      return;
    }
    const far = connect(Number(port), hostname);
    sockets.add(far);
    far.on('error', () => near.destroy());
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => {
        if (!silent.has(near)) to.write(bytes);
      });
      from.on('close', () => {
        if (!silent.has(near)) to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterTests(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    through(url) {
      const other = new URL(url);
      const address = server.address();
      other.hostname = '127.0.0.1';
      other.port = String(address !== null && typeof address === 'object' ? address.port : '');
      return other.href;
    },
    swallow() {
      isSilent = true;
      for (const socket of sockets) silent.add(socket);
    },
    recover() {
      isSilent = false;
    },
  };
}
