import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';

export interface Call {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Reply {
  status: number;
  text: string;
}

function send(agent: Agent, port: number, call: Call): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method: call.method,
        path: call.path,
        headers: {
          ...(call.body === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(call.body) }),
          ...call.headers,
        },
      },
      (incoming) => {
        let text = '';
        incoming.setEncoding('utf8');
        incoming.on('data', (chunk: string) => (text += chunk));
        incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, text }));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(call.body);
  });
}

/** Makes one call after another; `take` reads from a response the data that the next call needs. */
export interface Caller {
  next: () => Call;
  take?: ((reply: Reply) => void) | undefined;
}

async function callOnce(agent: Agent, port: number, { next, take }: Caller): Promise<void> {
  const reply = await send(agent, port, next());
  if (reply.status >= 300) throw new Error(`A load call was refused: ${String(reply.status)} ${reply.text}`);
  take?.(reply);
}

/** Each caller makes calls in sequence for some seconds. @returns calls per second of all callers */
export async function callsPerSecond(port: number, seconds: number, callers: readonly Caller[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers.length });
  const start = performance.now();
  const end = start + seconds * 1000;
  let count = 0;
  await Promise.all(
    callers.map(async ({ next, take }) => {
      while (performance.now() < end) {
        await callOnce(agent, port, { next, take });
        count += 1;
      }
    }),
  );
  agent.destroy();
  return count / ((performance.now() - start) / 1000);
}

/**
 * Makes calls at a steady rate whether or not earlier ones have finished, as people do.
 * @returns milliseconds from each call's due time to its response, including the wait for a free caller
 */
export async function latenciesAtRate(
  port: number,
  seconds: number,
  perSecond: number,
  callers: readonly Caller[],
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers.length });
  const latencies: number[] = [];
  const free = [...callers];
  const start = performance.now();
  const total = Math.floor(seconds * perSecond);
  const dueAt = (call: number) => start + (call * 1000) / perSecond;
  const running = new Set<Promise<void>>();
  for (let call = 0; call < total;) {
    const caller = performance.now() >= dueAt(call) ? free.shift() : undefined;
    if (!caller) {
      await delay(1);
      continue;
    }
    const due = dueAt(call);
    call += 1;
    const done = callOnce(agent, port, caller).then(() => {
      latencies.push(performance.now() - due);
      free.push(caller);
      running.delete(done);
    });
    running.add(done);
  }
  await Promise.all(running);
  agent.destroy();
  return latencies;
}
