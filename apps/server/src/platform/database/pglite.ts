import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGliteDialect } from 'kysely';
import type { Connector, Row } from './connector.ts';
import { asDatabaseError } from './errors.ts';
import { lockFolder } from './folder-lock.ts';
import { valueParsers } from './values.ts';

const extensions = { pg_trgm };

/** A script with its own transaction, like the job queue's setup. */
const ownTransaction = /^\s*begin\s*;([\s\S]*?);?\s*commit\s*;?\s*$/iu;

export async function openPglite(dataDir: string): Promise<Connector> {
  const lock = lockFolder(path.resolve(dataDir));
  try {
    const pglite = await PGlite.create({
      dataDir: path.join(dataDir, 'database'),
      extensions,
      parsers: { ...valueParsers },
    });
    return pgliteConnector(pglite, () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}

export async function loadPglite(dump?: Blob): Promise<{ connector: Connector; dump: () => Promise<Blob> }> {
  const pglite = await PGlite.create({
    extensions,
    parsers: { ...valueParsers },
    ...(dump === undefined ? {} : { loadDataDir: dump }),
  });
  return { connector: pgliteConnector(pglite, () => undefined), dump: () => pglite.dumpDataDir('none') };
}

function pgliteConnector(pglite: PGlite, afterClose: () => void): Connector {
  const mapped = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw asDatabaseError(error);
    }
  };

  return {
    kind: 'pglite',
    dialect: new PGliteDialect({ pglite }),
    connections: () => ({}),
    listen: (channels, { onListening, onNotice }) => {
      const started = Promise.all(
        channels.map((channel) => pglite.listen(channel, (payload) => onNotice(payload, channel))),
      );
      void started.then(onListening);
      return {
        stop: async () => {
          for (const unlisten of await started) if (!pglite.closed) await unlisten();
        },
      };
    },
    executeSql: (text, values) =>
      mapped(async () => {
        if (values !== undefined && values.length > 0) return { rows: (await pglite.query<Row>(text, values)).rows };

        // A failing script must not leave the only connection in an aborted transaction.
        const body = ownTransaction.exec(text)?.[1];
        const results = body === undefined ? await pglite.exec(text) : await pglite.transaction((tx) => tx.exec(body));
        return { rows: results.flatMap((result) => result.rows as Row[]) };
      }),
    migration: (work) =>
      pglite.transaction((tx) =>
        work({
          script: async (text) => {
            await tx.exec(text);
          },
          statement: async (text, values) => {
            await tx.query(text, values);
          },
          rows: async (text) => (await tx.query<Row>(text)).rows,
          // No other caller uses the connection meanwhile.
          concurrently: async (text) => {
            await tx.exec(text.replace(' concurrently ', ' '));
          },
        }),
      ),
    close: async () => {
      try {
        if (!pglite.closed) await pglite.close();
      } finally {
        afterClose();
      }
    },
  };
}
