import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { DomainError } from '@portal/contract/error-codes';
import type { Language } from '@portal/contract/language';
import type { Context } from '../../../kernel/context.ts';
import { DOWNLOAD_PATH } from '../actions/create-download.ts';
import { takeDownloadTicket } from '../storage/download-tickets.ts';

interface Download {
  fileName: string;
  content: Buffer | Readable;
  /** Absent if every such download has the same type. */
  mediaType?: string;
}

interface Owner {
  customerId: string;
  language: Language;
}

/**
 * Renders downloads; each function returns undefined if there is nothing to download. Other modules implement these
 * functions, so that this one depends on neither applications nor statements.
 */
export interface DownloadSources {
  isSessionOpen: (sessionId: string) => Promise<boolean>;
  isKeyInUse: (keyId: string) => Promise<boolean>;
  findStatement: (statementId: string) => Promise<Download | undefined>;
  findDocument: (documentId: string) => Promise<Download | undefined>;
  renderCopy: (own: Owner & { applicationId: string }) => Promise<Download | undefined>;
  openWhole: (own: Owner & { applicationId: string }) => Promise<Download | undefined>;
  openArchive: (owner: Owner & { requestId: string }) => Promise<Download>;
}

/**
 * Serves the file that a ticket is for: a customer's data archive, the PDF copy of a submitted application, or, for
 * staff, a statement, a document, or an archive of all of them. A ticket works once; a staff ticket ends with its
 * session or key. HEAD does not use a ticket up.
 */
export function registerDownloads(app: FastifyInstance, context: Context, sources: DownloadSources): void {
  app.get<{ Params: { ticket: string } }>(
    `${DOWNLOAD_PATH}/:ticket`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const ticket = await takeDownloadTicket(context.database.query, context, request.params.ticket);
      if (!ticket) throw new DomainError('errorNotFound');
      const { applicationId, statementId, documentId, isWhole, sessionId, keyId, ...owner } = ticket;
      if (sessionId !== null && !(await sources.isSessionOpen(sessionId))) throw new DomainError('errorNotFound');
      if (keyId !== null && !(await sources.isKeyInUse(keyId))) throw new DomainError('errorNotFound');
      if (statementId !== null) return send(reply, PDF, await sources.findStatement(statementId));
      if (documentId !== null) return send(reply, PDF, await sources.findDocument(documentId));
      if (applicationId === null)
        return send(reply, ZIP, await sources.openArchive({ ...owner, requestId: request.id }));

      const own = { ...owner, applicationId };
      return isWhole ? send(reply, ZIP, await sources.openWhole(own)) : send(reply, PDF, await sources.renderCopy(own));
    },
  );
}

const PDF = 'application/pdf';
const ZIP = 'application/zip';

function send(reply: FastifyReply, usualType: string, file: Download | undefined): FastifyReply {
  if (!file) throw new DomainError('errorNotFound');
  const { fileName, content, mediaType = usualType } = file;
  return reply
    .header('content-type', mediaType)
    .header('content-disposition', contentDisposition(fileName))
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(content);
}

/** RFC 6266: an ASCII name for old clients, and the full name. */
function contentDisposition(fileName: string): string {
  const plain = fileName.replaceAll(/[^\w. -]/gu, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName).replaceAll("'", '%27')}`;
}
