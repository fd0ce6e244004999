import { paths } from '@portal/contract/routes';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../kernel/context.ts';
import { GOOGLE_RETURN_PATH } from '../../../providers/open-providers.ts';
import { saveGoogleResponse } from '../actions/save-google-response.ts';

/** A token is one or two kilobytes. */
const ANSWER_MAXIMUM_BYTES = 16_384;
/** The fragment shows the page that the browser is returning from Google. */
const PROOF_PAGE = `${paths.verifyLink}#google`;

/**
 * Receives Google's response, which comes from another site and therefore without cookies. It does not sign anyone in:
 * the sealed token is stored for the requesting browser.
 */
export async function registerGoogleReturn(app: FastifyInstance, context: Context): Promise<void> {
  if (!context.identity) return;
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: ANSWER_MAXIMUM_BYTES },
      (_request, body: string, parsed) => parsed(null, new URLSearchParams(body)),
    );
    const options = { bodyLimit: ANSWER_MAXIMUM_BYTES, config: { isSentByOtherSites: true } };
    scope.post(GOOGLE_RETURN_PATH, options, async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const [state, token] = [form.get('state'), form.get('id_token')];
      // No token means that the customer cancelled.
      if (state === null || token === null) return reply.redirect(paths.loginLink, 303);
      await saveGoogleResponse(context, { state, token });
      return reply.redirect(PROOF_PAGE, 303);
    });
    done();
  });
}
