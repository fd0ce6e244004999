import { navigate } from 'wouter/use-browser-location';
import { operationKey } from '../../../api/operation-query.ts';
import { isProblem, messageKeyOf } from '../../../api/problem.ts';
import { queryClient } from '../../../api/query-client.ts';
import { showAlert } from '../../../app/alert/alert.ts';
import { getSession, updateSession } from '../../../session/session-store.ts';

/** The route's guard looks at the application again and leads on: to its thank-you, or to the step that is open. */
function lookAgain(applicationId: string): void {
  void queryClient.invalidateQueries({ queryKey: operationKey('Application_GetApplication', { applicationId }) });
}

/**
 * Leads on where a save was refused because the application is not what this screen takes it for.
 * @returns false where the error is this screen's to show
 */
export function followRefusal(error: unknown, applicationId: string): boolean {
  if (isProblem(error, 'errorAlreadySubmitted')) {
    lookAgain(applicationId);
    return true;
  }
  if (isProblem(error, 'errorStepNotReached')) {
    showAlert(messageKeyOf(error), 'warning');
    lookAgain(applicationId);
    return true;
  }
  if (isProblem(error, 'errorNotFound')) {
    showAlert(messageKeyOf(error), 'error');
    navigate('/main', { replace: true });
    return true;
  }
  if (isProblem(error, 'errorOpenApplicationFound')) {
    const companyName = error.problem.operatingName ?? null;
    updateSession({ businessInfo: { ...getSession().businessInfo, companyName } });
    navigate('/open-application-found');
    return true;
  }
  return false;
}
