import { paths } from '@portal/contract/routes';
import { navigate } from '../../../frame/routing/navigation.tsx';
import { operationKey } from '../../../api/operation-query.ts';
import { isProblem, messageKeyOf } from '@portal/contract/client/problem';
import { queryClient } from '../../../api/query-client.ts';
import { showAlert } from '../../../frame/alert/alert.ts';
import { getSession, updateSession } from '../../../session/session-store.ts';

/** Reloads the application, so that the route's guard redirects to the thank-you screen or the open step. */
function lookAgain(applicationId: string): void {
  void queryClient.invalidateQueries({ queryKey: operationKey('Application_GetApplication', { applicationId }) });
}

/**
 * Redirects if a save was refused because the application is not in the state this screen expects.
 * @returns false if this screen has to show the error
 */
export function handleRefusal(error: unknown, applicationId: string): boolean {
  if (isProblem(error, 'errorAlreadySubmitted')) {
    lookAgain(applicationId);
    return true;
  }
  if (isProblem(error, 'errorValidation') && error.fields.length === 0) {
    // An error without a field means that the application was closed meanwhile. The guard will say so; until then, the
    // form shows the error.
    lookAgain(applicationId);
    return false;
  }
  if (isProblem(error, 'errorStepNotReached')) {
    showAlert(messageKeyOf(error), 'warning');
    lookAgain(applicationId);
    return true;
  }
  if (isProblem(error, 'errorNotFound')) {
    showAlert(messageKeyOf(error), 'error');
    navigate(paths.myApplications, { replace: true });
    return true;
  }
  if (isProblem(error, 'errorOpenApplicationFound')) {
    const companyName = error.problem.operatingName ?? null;
    updateSession({ businessInfo: { ...getSession().businessInfo, companyName } });
    navigate(paths.openApplication);
    return true;
  }
  return false;
}
