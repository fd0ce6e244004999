import { paths, type RoutePath } from '@portal/contract/routes';
import type { OperationName, ResponseBody } from '../../api/operation-types.ts';
import { beginSession } from '../../api/session-lifecycle.ts';
import { getSession, updateSession } from '../../session/session-store.ts';
import { takeReturnTo } from '../../session/return-to.ts';

type Proof = Exclude<
  ResponseBody<Extract<OperationName, 'Auth_VerifyCode' | 'Auth_VerifyLink'>>,
  { outcome: 'confirmationNeeded' }
>;

/**
 * Starts the session returned after verification.
 * @returns the target of the emailed link, otherwise the application
 */
export async function enterAccount(proof: Proof): Promise<RoutePath> {
  if (proof.outcome === 'multipleContacts') return paths.multipleContacts;
  const { eligibilityStatus } = getSession();
  await beginSession(proof);
  updateSession({ eligibilityStatus });
  return routeAfterLogIn();
}

export function routeAfterLogIn(): RoutePath {
  const { path, applicationId } = takeReturnTo() ?? {};
  if (path === undefined || getSession().eligibilityStatus === 'eligible') return paths.loadingApplication;
  if (applicationId !== undefined) updateSession({ applicationId });
  return path;
}
