import type { FastifyInstance } from 'fastify';
import { DomainError } from '@portal/contract/error-codes';
import type { Context } from '../../../context.ts';
import { findOwnApplication } from '../storage/applications.ts';
import { takeDownloadTicket } from '../storage/download-tickets.ts';
import { toApplication } from '../storage/to-application.ts';
import { DOWNLOAD_PATH } from './create-copy-ticket.ts';

/** The PDF copy of a submitted application, for a ticket that works once. A HEAD request uses nothing up. */
export function registerDownloads(app: FastifyInstance, context: Context): void {
  app.get<{ Params: { ticket: string } }>(
    `${DOWNLOAD_PATH}/:ticket`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const ticket = await takeDownloadTicket(context.database.query, context, request.params.ticket);
      const row = ticket && (await findOwnApplication(context.database.query, ticket));
      if (!row || row.submitted_at === null || row.reference === null) throw new DomainError('errorNotFound');

      // Loaded at the first copy: the renderer is large.
      const { renderCopy } = await import('../copy/render-copy.ts');
      const pdf = await renderCopy(toApplication(context, row), ticket.language, context.config.brand);
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', `attachment; filename="${row.reference}.pdf"`)
        .header('cache-control', 'no-store')
        .header('x-content-type-options', 'nosniff')
        .send(pdf);
    },
  );
}
