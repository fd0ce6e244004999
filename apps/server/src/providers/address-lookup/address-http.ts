import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';
import { createProviderHttp } from '../provider-http.ts';
import type { AddressResult } from './address-lookup.ts';

/** Suggestions that come late help nobody, and the next letter asks anew. */
const patience = {
  tryMs: 1500,
  retries: 0,
  firstPauseMs: 0,
  longestPauseMs: 0,
  failuresUntilRest: 5,
  restMs: 10_000,
  largestAnswerBytes: 1024 * 1024,
};

/** Reads JSON of a schema from a URL. */
export type ReadJson = <Schema extends z.ZodMiniType>(
  url: URL,
  schema: Schema,
) => Promise<AddressResult<z.output<Schema>>>;

/** One circuit for one address service. */
export function createReadJson(): ReadJson {
  const send = createProviderHttp(patience, () => false);
  return async (url, schema) => {
    const answer = await send({ method: 'GET', url: url.href });
    if (answer.state === 'unavailable') return fault(answer.reason);
    if (answer.state === 'unreadable') return fault('unreadable');
    if (answer.status !== 200) return fault(`status ${answer.status}`);
    const parsed = safeParse(schema, answer.json);
    return parsed.success ? { ok: true, value: parsed.data } : fault('unreadable');
  };
}

export function fault(code: string): { ok: false; fault: { code: string } } {
  return { ok: false, fault: { code } };
}
