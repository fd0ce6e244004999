import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { sealedColumns } from '../../../platform/database/sealed-columns.ts';
import { GOOGLE_RETURN_PATH } from '../../../providers/open-providers.ts';
import { tokenHashes } from '../credentials.ts';
import { keepGoogleToken } from '../storage/google-sign-ins.ts';

/** A token is one or two kilobytes. */
const ANSWER_MAXIMUM_BYTES = 16_384;
const TOKEN_PURPOSE = sealedColumns['google_sign_in.token_sealed'].purpose;
/** The fragment tells the screen what it is about, and nothing else. */
const PROOF_PAGE = '/verify#google';
const LOGIN_PAGE = '/login';

/**
 * Where Google's page makes the browser post its answer. Coming from another site it brings no cookie, so nobody is
 * signed in here: the token waits, sealed, for the browser that asked.
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
      // Without a token the person has turned back.
      if (state === null || token === null) return reply.redirect(LOGIN_PAGE, 303);
      const { clock, database, vault } = context;
      const stateHashes = tokenHashes(context, 'googleState', state);
      await keepGoogleToken(database.query, stateHashes, vault.seal(token, TOKEN_PURPOSE), clock.now());
      return reply.redirect(PROOF_PAGE, 303);
    });
    done();
  });
}
