import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { DomainError } from '@portal/contract/error-codes';
import type { Language } from '@portal/contract/language';
import type { Context } from '../../../context.ts';
import { findOwnApplication } from '../storage/applications.ts';
import { takeDownloadTicket } from '../storage/download-tickets.ts';
import { toApplication } from '../storage/to-application.ts';
import { DOWNLOAD_PATH } from './create-copy-ticket.ts';

interface Download {
  fileName: string;
  content: Readable;
}

/** What other modules give out for a ticket; this one knows neither statements nor everything kept of a person. */
export interface DownloadSources {
  findFile: (statementId: string) => Promise<Download | undefined>;
  openArchive: (owner: { customerId: string; language: Language; requestId: string }) => Promise<Download>;
}

/**
 * The PDF copy of a submitted application, a statement for staff, or everything kept of a customer, for a ticket that
 * works once. A HEAD request uses nothing up.
 */
export function registerDownloads(app: FastifyInstance, context: Context, sources: DownloadSources): void {
  app.get<{ Params: { ticket: string } }>(
    `${DOWNLOAD_PATH}/:ticket`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const ticket = await takeDownloadTicket(context.database.query, context, request.params.ticket);
      if (ticket?.statementId) {
        const file = await sources.findFile(ticket.statementId);
        if (!file) throw new DomainError('errorNotFound');
        return send(reply, PDF, file);
      }
      if (ticket?.applicationId === null) {
        const { customerId, language } = ticket;
        return send(reply, ZIP, await sources.openArchive({ customerId, language, requestId: request.id }));
      }
      const row =
        ticket &&
        (await findOwnApplication(context.database.query, { ...ticket, applicationId: ticket.applicationId }));
      if (!row || row.submitted_at === null || row.reference === null) throw new DomainError('errorNotFound');

      // Loaded at the first copy: the renderer is large.
      const { renderCopy } = await import('../copy/render-copy.ts');
      const pdf = await renderCopy(toApplication(context, row), ticket.language, context.config.brand);
      return send(reply, PDF, { fileName: `${row.reference}.pdf`, content: pdf });
    },
  );
}

const PDF = 'application/pdf';
const ZIP = 'application/zip';

function send(
  reply: FastifyReply,
  mediaType: string,
  { fileName, content }: { fileName: string; content: Buffer | Readable },
): FastifyReply {
  return reply
    .header('content-type', mediaType)
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
