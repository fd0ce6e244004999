import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that the system gives to outgoing connections: nobody takes one while a server starts again. */
const FIRST_PORT = 10_000;
const LAST_PORT = 32_000;

/** A port of loopback that nobody listens on right now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    const probe = createServer();
    probe.listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    probe.close();
    if (isFree) {
      await once(probe, 'close');
      return port;
    }
  }
}
