import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What stands between Cuadra and its database, and may take the connection from under them. */
export interface TcpProxy {
  port: number;
  /** Nothing passes any more, and nobody is told: as where a cable is pulled. */
  freeze: () => void;
  /** What was held back goes on its way. */
  thaw: () => void;
  /** Breaks every connection off; new ones are made again. */
  drop: () => void;
  stop: () => Promise<void>;
}

/** @param target the port of this machine that is passed on to */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const hold = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
    if (isFrozen) socket.pause();
  };
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
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
