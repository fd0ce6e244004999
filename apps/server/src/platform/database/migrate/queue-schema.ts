import type { Connector } from '../connector.ts';

export const QUEUE_SCHEMA = 'pgboss';
export const QUEUE_SCHEMA_VERSION = 43;

export async function findQueueVersion({ executeSql }: Pick<Connector, 'executeSql'>): Promise<number | undefined> {
  const { rows } = await executeSql('select to_regclass($1) is not null as is_there', [`${QUEUE_SCHEMA}.version`]);
  if (rows[0]?.is_there !== true) return undefined;
  const found = await executeSql(`select version from ${QUEUE_SCHEMA}.version`);
  return found.rows[0] === undefined ? undefined : Number(found.rows[0].version);
}
