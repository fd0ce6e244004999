import { DomainError } from '@portal/contract/error-codes';
import type { SignInError } from '@portal/contract/staff/sign-in-errors';
import type { Context } from '../../../kernel/context.ts';
import type { Exchange } from '../../../kernel/operation.ts';
import type { SignInSecrets, StaffIdentityProvider } from '../../../providers/identity/staff-identity-provider.ts';
import { findPersonByEmail } from '../storage/people.ts';
import { beginSignIn, takePending } from './pending-sign-in.ts';
import { signIn } from './sessions.ts';

const PROVIDER_SIGN_IN = 'Staff_SignInThroughProvider';
const SECRET_BYTES = 32;

/**
 * URL at the provider to which this browser is redirected; only this browser can use the result. Undefined if the
 * provider does not respond.
 */
export async function startProviderSignIn(
  context: Context,
  provider: StaffIdentityProvider,
  exchange: Pick<Exchange, 'setCookie'>,
): Promise<string | undefined> {
  const secret = () => context.random.token(SECRET_BYTES);
  const secrets: SignInSecrets = { state: secret(), nonce: secret(), codeVerifier: secret() };
  const found = await provider.findSignInUrl(secrets);
  if (!('url' in found)) {
    context.logger.warn({ reason: found.reason }, 'identity provider unavailable');
    return undefined;
  }
  await beginSignIn(context, exchange, { kind: 'provider', ...secrets });
  return found.url;
}

/** Signs in the person named by the provider. @returns why it failed; undefined on success */
export async function finishProviderSignIn(
  context: Context,
  provider: StaffIdentityProvider,
  { exchange, query }: { exchange: Omit<Exchange, 'noteRow'>; query: URLSearchParams },
): Promise<SignInError | undefined> {
  try {
    const secrets = await takePending(context, exchange, 'provider');
    const reading = await provider.read(query, secrets);
    if (reading.state === 'refused') {
      context.logger.warn({ reason: reading.reason }, 'identity provider response refused');
      return 'failed';
    }
    if (reading.state !== 'read') return reading.state;
    const person = await findPersonByEmail(context.database.query, reading.email);
    if (!person) return 'unknownPerson';
    await signIn(context, exchange, person.id, { operationId: PROVIDER_SIGN_IN });
    return undefined;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.code === 'errorLinkExpired' ? 'expired' : 'unknownPerson';
  }
}
