import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../processes/free-port.ts';

/** An address that forwards to a server that can change, like the address of a database with failover. */
export interface MovingAddress {
  urlOf(url: string): string;
  /** Cuts every connection; new ones go to the host and port of this URL. */
  moveTo(url: string): void;
  /** Leaves every connection open and silent, like a machine that lost power; new connections work. */
  strand(): void;
  close(): void;
}

export async function openMovingAddress(url: string): Promise<MovingAddress> {
  const port = await freePort();
  let target = new URL(url);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((incoming) => {
    const outgoing = connect(Number(target.port), target.hostname);
    [incoming, outgoing].forEach(keep);
    incoming.pipe(outgoing).pipe(incoming);
    incoming.on('close', () => outgoing.destroy());
    outgoing.on('close', () => incoming.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    urlOf: (each) => {
      const through = new URL(each);
      through.hostname = '127.0.0.1';
      through.port = String(port);
      return through.href;
    },
    moveTo: (next) => {
      target = new URL(next);
      for (const socket of sockets) socket.destroy();
    },
    strand: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
