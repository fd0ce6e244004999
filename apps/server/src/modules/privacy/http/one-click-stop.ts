import type { FastifyInstance } from 'fastify';
import { DomainError } from '@portal/contract/error-codes';
import { paths } from '@portal/contract/routes';
import type { Context } from '../../../kernel/context.ts';
import { ONE_CLICK_PATH } from '../../notification/index.ts';
import { stopReminders } from '../actions/stop-reminders.ts';

const BODY_MAXIMUM_BYTES = 1024;
/** The field that mail programs post, in either form encoding (RFC 8058, section 3.1). */
const oneClick = /List-Unsubscribe"?(?:=|\r?\n\r?\n)One-Click/u;

interface WithToken {
  Params: { token: string };
}

/**
 * Endpoint to which mail programs post an unsubscribe request, without a page or session (RFC 8058). A browser gets the
 * page with the button: GET stops nothing, since scanners follow links.
 */
export async function registerOneClickStop(app: FastifyInstance, context: Context): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_MAXIMUM_BYTES }, (_request, body, parsed) =>
      parsed(null, body),
    );
    const path = `${ONE_CLICK_PATH}/:token`;
    scope.get<WithToken>(path, (request, reply) =>
      reply.redirect(`${paths.stopReminders}#token=${encodeURIComponent(request.params.token)}`, 303),
    );
    const options = { bodyLimit: BODY_MAXIMUM_BYTES, config: { isSentByOtherSites: true } };
    scope.post<WithToken>(path, options, async (request, reply) => {
      if (typeof request.body !== 'string' || !oneClick.test(request.body)) throw new DomainError('errorValidation');
      const { params, id: requestId, ip: clientAddress } = request;
      await stopReminders(context, { token: params.token, requestId, clientAddress });
      return reply.code(204).send();
    });
    done();
  });
}
