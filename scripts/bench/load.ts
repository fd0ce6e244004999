import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';

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

/** One call over a kept connection. */
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

/** Makes one call after another; `take` learns from an answer what the next call needs. */
export interface Caller {
  next: () => Call;
  take?: (reply: Reply) => void;
}

/** Each caller makes its calls one after another for some seconds. @returns calls a second, over all callers */
export async function callsPerSecond(port: number, seconds: number, callers: readonly Caller[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers.length });
  const start = performance.now();
  const end = start + seconds * 1000;
  let count = 0;
  await Promise.all(
    callers.map(async ({ next, take }) => {
      while (performance.now() < end) {
        const reply = await send(agent, port, next());
        if (reply.status >= 300) {
          throw new Error(`A call of the load was refused: ${String(reply.status)} ${reply.text}`);
        }
        take?.(reply);
        count += 1;
      }
    }),
  );
  agent.destroy();
  return count / ((performance.now() - start) / 1000);
}
