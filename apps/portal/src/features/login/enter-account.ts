import type { OperationName, Answer } from '../../api/operation-types.ts';
import { beginSession } from '../../api/session-lifecycle.ts';
import { getSession, updateSession } from '../../session/session-store.ts';
import { takeReturnTo } from '../../session/return-to.ts';

type Proof = Exclude<
  Answer<Extract<OperationName, 'Auth_VerifyCode' | 'Auth_VerifyLink'>>,
  { outcome: 'confirmationNeeded' }
>;

/**
 * Starts the session that a proved address was answered with.
 * @returns the route to go to: where a mail's link wanted to go, else on to the application
 */
export async function enterAccount(proof: Proof): Promise<string> {
  if (proof.outcome === 'multipleContacts') return '/multiple-contacts-found';
  const { eligibilityStatus } = getSession();
  await beginSession(proof);
  updateSession({ eligibilityStatus });
  return routeAfterLogIn();
}

/** Where a person goes who is logged in now. */
export function routeAfterLogIn(): string {
  const asked = takeReturnTo();
  return asked !== undefined && getSession().eligibilityStatus !== 'eligible' ? asked : '/loading-application';
}
