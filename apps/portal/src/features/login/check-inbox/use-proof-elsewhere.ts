import { navigate } from '../../../frame/routing/navigation.tsx';
import { foldEmail } from '@portal/contract/fields/email-text';
import { useEffect } from 'react';
import { useSessionLife } from '../../../api/session-lifecycle.ts';
import { routeAfterLogIn } from '../enter-account.ts';
import type { PendingState } from '../use-pending-verification.ts';

/** Leaves the page once the link was opened in another tab of this browser, unless a code is being verified here. */
export function useProofElsewhere(state: PendingState, isEntering: boolean): void {
  const provedEmail = useSessionLife((life) => life.email);
  const isProved =
    state.status === 'pending' && provedEmail !== null && foldEmail(provedEmail) === foldEmail(state.email);

  useEffect(() => {
    if (isProved && !isEntering) navigate(routeAfterLogIn(), { replace: true });
  }, [isProved, isEntering]);
}
