import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '@portal/contract/error-codes';

/** Reads JSON bodies. Refuses invalid UTF-8: repairing it would store what the caller did not send. */
export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (isUtf8(body)) void parse(request, body.toString('utf8'), done);
    else done(new DomainError('errorValidation'));
  });
}
