import type { Context } from '../../../kernel/context.ts';
import { type TicketRequest, insertDownloadTicket } from '../storage/download-tickets.ts';

/** Where a ticket is taken to; registered beside the operations because its response is a file. */
export const DOWNLOAD_PATH = '/api/downloads';

/** Makes a download that works once, for a minute. @returns the path to get it at, from the origin */
export async function createDownload(context: Context, request: TicketRequest): Promise<{ path: string }> {
  const ticket = await insertDownloadTicket(context.database.query, context, request);
  return { path: `${DOWNLOAD_PATH}/${ticket}` };
}
