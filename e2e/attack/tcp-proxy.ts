import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What stands between Cuadra and its database, and may take the connection from under them. */
export interface TcpProxy {
  port: number;
  /** Nothing passes any more, and nobody is told: as where a cable is pulled. */
  freeze: () => void;
  /**
   * Likewise, of the connections that are there and began with a text, and of no others: as where a firewall forgets one.
   *
   * @returns how many they are
   */
  freezeThose: (text: string) => number;
  /** What was held back goes on its way. */
  thaw: () => void;
  /** Breaks every connection off; new ones are made again. */
  drop: () => void;
  stop: () => Promise<void>;
}

/** @param target the port of this machine that is passed on to */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  /** The two ends of each connection, and what it began with. */
  const connections = new Map<Socket, { far: Socket; opening: string }>();
  let isFrozen = false;
  const hold = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
    if (isFrozen) socket.pause();
  };
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    near.once('data', (bytes) => connections.set(near, { far, opening: bytes.toString('latin1') }));
    near.once('close', () => connections.delete(near));
    near.pipe(far);
    far.pipe(near);
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
    hold(near);
    hold(far);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const drop = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    freezeThose: (text) => {
      const those = [...connections].filter(([, { opening }]) => opening.includes(text));
      for (const [near, { far }] of those) {
        near.pause();
        far.pause();
      }
      return those.length;
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    drop,
    stop: async () => {
      drop();
      server.close();
      await once(server, 'close');
    },
  };
}
