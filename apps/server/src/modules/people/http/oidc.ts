import { STAFF_SIGN_INS_A_MINUTE } from '@portal/contract/constants';
import { DomainError } from '@portal/contract/error-codes';
import type { SignInError } from '@portal/contract/staff/sign-in-errors';
import { consolePaths } from '@portal/contract/staff/console-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../../kernel/context.ts';
import { isConsoleHost } from '../../../http/pages/console-host.ts';
import { createExchange } from '../../../http/requests/exchange.ts';
import { STAFF_OIDC_RETURN_PATH } from '../../../providers/open-providers.ts';
import { finishProviderSignIn, startProviderSignIn } from '../actions/sign-in-by-provider.ts';

const START_PATH = '/api/staff/sign-in/oidc';
const errorPage = (error: SignInError) => `${consolePaths.signIn}?error=${error}`;

export function registerStaffOidc(app: FastifyInstance, context: Context): void {
  const { config, staffIdentity } = context;
  if (!staffIdentity) return;
  const options = { config: { rateLimit: { max: STAFF_SIGN_INS_A_MINUTE } } };
  const exchangeOf = (request: FastifyRequest, reply: FastifyReply) => {
    if (!isConsoleHost(config, request)) throw new DomainError('errorNotFound');
    return createExchange(context, request, reply);
  };

  app.get(START_PATH, options, async (request, reply) => {
    const url = await startProviderSignIn(context, staffIdentity, exchangeOf(request, reply));
    return reply.redirect(url ?? errorPage('failed'), 303);
  });

  app.get(STAFF_OIDC_RETURN_PATH, options, async (request, reply) => {
    const exchange = exchangeOf(request, reply);
    const query = new URL(request.url, config.consoleUrl).searchParams;
    const error = await finishProviderSignIn(context, staffIdentity, { exchange, query });
    return reply.redirect(error ? errorPage(error) : consolePaths.workList, 303);
  });
}
