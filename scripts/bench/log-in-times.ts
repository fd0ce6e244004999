import { performance } from 'node:perf_hooks';
import { alternate, type Measurement, spreadOf } from './measurement.ts';

const ROUNDS = process.env.TEST_FULL === '1' ? 1000 : 200;
/** After an hour, codes can be sent to an address again. */
const ROUNDS_OF_AN_HOUR = 100;
const HOUR_SECONDS = 3600;

/** Gives each call its own network, because requests per address are limited. */
const addressOf = (call: number) => `10.${String(call >> 16)}.${String((call >> 8) & 255)}.${String(call & 255)}`;

export async function measureLogInTimes(port: number, customers: readonly string[]): Promise<Measurement> {
  const origin = `http://127.0.0.1:${String(port)}`;
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
    const reply = await fetch(`${origin}${path}`, { ...init, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`POST ${path} was refused: ${await reply.text()}`);
    await reply.arrayBuffer();
  };
  let calls = 0;
  const ask = async (email: string) => {
    const headers = { 'x-forwarded-for': addressOf((calls += 1)) };
    const start = performance.now();
    await post('/api/auth/logins', { email, rememberMe: false, language: 'en' }, headers);
    return performance.now() - start;
  };
  const compared = await alternate(
    ROUNDS,
    async (round) => {
      if (round > 0 && round % ROUNDS_OF_AN_HOUR === 0) await post('/dev/clock', { advanceSeconds: HOUR_SECONDS });
      return ask(customers[round % customers.length] ?? '');
    },
    (round) => ask(`unknown-${String(round)}@northshorebakery.example.ca`),
  );
  const { ours, plain, ratio } = compared;
  return {
    row: 'A6',
    name: 'requesting a log-in for a customer’s and an unknown address: the slower ÷ the faster',
    ratio: Math.max(ratio, 1 / ratio),
    target: { atMost: 1.1 },
    figures: { customerMilliseconds: ours, unknownMilliseconds: plain, rounds: ROUNDS, ...spreadOf(compared) },
  };
}
