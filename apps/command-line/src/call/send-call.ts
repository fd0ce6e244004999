import { asReference } from '@portal/contract/application/reference';
import { EXPORT_PAGE_SIZE_MAXIMUM, PAGE_SIZE_MAXIMUM } from '@portal/contract/constants';
import type { Operation } from '@portal/contract/operations/operation';
import { staffListApplications } from '@portal/contract/operations/staff';
import { safeParse } from 'zod/mini';
import { type CallInput, type Client, CommandError, type ResponseOf } from '../client.ts';

/** Replaces an application's reference with its id. Throws `CommandError` for an unknown reference. */
export async function withApplicationId(client: Client, input: CallInput): Promise<CallInput> {
  const inParams = input.params?.applicationId;
  const inQuery = input.query?.applicationId;
  return {
    ...input,
    ...(inParams !== undefined && {
      params: { ...input.params, applicationId: await getApplicationId(client, inParams) },
    }),
    ...(inQuery !== undefined && {
      query: { ...input.query, applicationId: await getApplicationId(client, String(inQuery)) },
    }),
  };
}

/** The id for an application's id or reference. Throws `CommandError` for an unknown reference. */
export async function getApplicationId(client: Client, idOrReference: string): Promise<string> {
  const reference = asReference(idOrReference);
  if (reference === undefined) return idOrReference;
  const { applications } = await client.call(staffListApplications, { query: { search: reference, limit: 2 } });
  const found = applications.find((each) => each.reference === reference);
  if (!found) throw new CommandError(`No application has the reference ${reference}.`);
  return found.applicationId;
}

export function hasPages({ query }: Operation): boolean {
  return query !== undefined && 'after' in query.shape;
}

/** Fetches an operation's pages in order, with the largest page size; waits while the portal is busy. */
export async function* pagesOf<O extends Operation>(
  client: Client,
  operation: O,
  input: CallInput,
): AsyncGenerator<ResponseOf<O>> {
  const limit = [EXPORT_PAGE_SIZE_MAXIMUM, PAGE_SIZE_MAXIMUM].find(
    (size) => operation.query && safeParse(operation.query.shape.limit as never, String(size)).success,
  );
  let after = input.query?.after;
  do {
    const query = { limit, ...input.query, after };
    const page = await client.call(operation, { ...input, query, isPatient: true });
    yield page;
    after = (page as { next: string | null }).next ?? undefined;
  } while (after !== undefined);
}

export async function callAll(client: Client, operation: Operation, input: CallInput): Promise<unknown> {
  const all: Record<string, unknown> = {};
  for await (const page of pagesOf(client, operation, input)) {
    for (const [name, value] of Object.entries(page as Record<string, unknown>)) {
      const before = all[name];
      if (Array.isArray(before) && Array.isArray(value)) before.push(...(value as unknown[]));
      else all[name] = name === 'csv' && typeof before === 'string' ? before + String(value) : value;
    }
  }
  return all;
}
