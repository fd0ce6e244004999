import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { DomainError } from '@portal/contract/error-codes';
import type { Context } from '../../../context.ts';
import { findOwnApplication } from '../storage/applications.ts';
import { takeDownloadTicket } from '../storage/download-tickets.ts';
import { toApplication } from '../storage/to-application.ts';
import { DOWNLOAD_PATH } from './create-copy-ticket.ts';

/** Finds a file of an application that a ticket was made for; the application's module does not know statements. */
export type FindFile = (statementId: string) => Promise<{ fileName: string; content: Readable } | undefined>;

/**
 * The PDF copy of a submitted application, or a statement for staff, for a ticket that works once. A HEAD request uses
 * nothing up.
 */
export function registerDownloads(app: FastifyInstance, context: Context, findFile: FindFile): void {
  app.get<{ Params: { ticket: string } }>(
    `${DOWNLOAD_PATH}/:ticket`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const ticket = await takeDownloadTicket(context.database.query, context, request.params.ticket);
      if (ticket?.statementId) {
        const file = await findFile(ticket.statementId);
        if (!file) throw new DomainError('errorNotFound');
        return sendPdf(reply, file.fileName, file.content);
      }
      const row = ticket && (await findOwnApplication(context.database.query, ticket));
      if (!row || row.submitted_at === null || row.reference === null) throw new DomainError('errorNotFound');

      // Loaded at the first copy: the renderer is large.
      const { renderCopy } = await import('../copy/render-copy.ts');
      const pdf = await renderCopy(toApplication(context, row), ticket.language, context.config.brand);
      return sendPdf(reply, `${row.reference}.pdf`, pdf);
    },
  );
}

function sendPdf(reply: FastifyReply, fileName: string, content: Buffer | Readable): FastifyReply {
  return reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', contentDisposition(fileName))
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(content);
}

/** As RFC 6266 has it: a plain name for old programs, and the whole one. */
function contentDisposition(fileName: string): string {
  const plain = fileName.replaceAll(/[^\w. -]/gu, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName).replaceAll("'", '%27')}`;
}
