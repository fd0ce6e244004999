import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';
import { createProviderHttp } from '../provider-http.ts';
import type { AddressResult } from './address-lookup.ts';

/** Late suggestions are useless, and the next letter triggers another request. */
const timeouts = {
  tryMs: 1500,
  retries: 0,
  firstPauseMs: 0,
  longestPauseMs: 0,
  failuresUntilRest: 5,
  restMs: 10_000,
  largestResponseBytes: 1024 * 1024,
};

export type ReadJson = <Schema extends z.ZodMiniType>(
  url: URL,
  schema: Schema,
) => Promise<AddressResult<z.output<Schema>>>;

export function createReadJson(): ReadJson {
  const send = createProviderHttp(timeouts, () => false);
  return async (url, schema) => {
    const response = await send({ method: 'GET', url: url.href });
    if (response.state === 'unavailable') return error(response.reason);
    if (response.state === 'unreadable') return error('unreadable');
    if (response.status !== 200) return error(`status ${response.status}`);
    const parsed = safeParse(schema, response.json);
    return parsed.success ? { ok: true, value: parsed.data } : error('unreadable');
  };
}

export function error(code: string): { ok: false; error: { code: string } } {
  return { ok: false, error: { code } };
}
