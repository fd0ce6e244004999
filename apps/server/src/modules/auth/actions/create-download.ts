import type { Context } from '../../../kernel/context.ts';
import { type TicketRequest, insertDownloadTicket } from '../storage/download-tickets.ts';

/** Redeems tickets; not an operation, because its response is a file. */
export const DOWNLOAD_PATH = '/api/downloads';

/** Creates a download that works once, within a minute. @returns its path */
export async function createDownload(context: Context, request: TicketRequest): Promise<{ path: string }> {
  const ticket = await insertDownloadTicket(context.database.query, context, request);
  return { path: `${DOWNLOAD_PATH}/${ticket}` };
}
