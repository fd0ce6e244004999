import type { Readable } from 'node:stream';
import type { Context } from '../../../kernel/context.ts';
import { pdfFileName } from '../domain/file-name.ts';
import { findStatementFile } from '../storage/statements.ts';

export async function openStatement(
  { database, files }: Context,
  statementId: string,
): Promise<{ fileName: string; content: Readable } | undefined> {
  const statement = await findStatementFile(database.query, { statementId });
  return statement && { fileName: pdfFileName(statement.fileName), content: files.read(statement.storageKey) };
}
