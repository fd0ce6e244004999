import { addKey } from '../src/modules/auth/index.ts';
import { insertPartner } from '../src/modules/partner/index.ts';
import type { TestServer } from './test-context.ts';

let partners = 0;

export async function openPartner(
  { context }: TestServer,
  name = `Broker ${String((partners += 1))} inc.`,
): Promise<{ partnerId: string; key: string }> {
  const { query } = context.database;
  const row = await insertPartner(query, { id: context.random.uuid(), name, createdAt: context.clock.now() });
  if (!row) throw new Error(`There is a partner called ${name} already`);
  const { key } = await addKey(query, context, { scope: 'partner', name: 'test', partnerId: row.id });
  return { partnerId: row.id, key };
}

export async function openStaffKey({ context }: TestServer): Promise<{ keyId: string; key: string }> {
  const { key, apiKey } = await addKey(context.database.query, context, {
    scope: 'staff',
    name: 'test',
    partnerId: null,
  });
  return { keyId: apiKey.keyId, key };
}
