import { navigate } from '../../../frame/routing/navigation.tsx';
import { SECOND_MS } from '@portal/contract/constants';
import type { PendingVerification } from '@portal/contract/entities/session';
import { foldEmail } from '@portal/contract/fields/email-text';
import { useEffect } from 'react';
import { callOperation } from '../../../api/call-operation.ts';
import { useSessionLife } from '../../../api/session-lifecycle.ts';
import { routeAfterLogIn } from '../enter-account.ts';
import type { PendingState } from '../use-pending-verification.ts';

const CHECK_MS = 10 * SECOND_MS;

/**
 * Notices that the link was opened: in another tab of this browser, it leaves the page; on another device, it calls
 * `receive`. Does neither while a code is being verified here.
 */
export function useProofElsewhere(
  state: PendingState,
  isEntering: boolean,
  receive: (answer: PendingVerification) => void,
): void {
  const provedEmail = useSessionLife((life) => life.email);
  const isProved =
    state.status === 'pending' && provedEmail !== null && foldEmail(provedEmail) === foldEmail(state.email);

  useEffect(() => {
    if (isProved && !isEntering) navigate(routeAfterLogIn(), { replace: true });
  }, [isProved, isEntering]);

  const isWaiting = state.status === 'pending' && !isProved && !isEntering;
  useEffect(() => {
    if (!isWaiting) return;
    let isOver = false;
    const timer = setInterval(() => {
      const check = async () => {
        const answer = await callOperation('Auth_GetPendingVerification');
        if (!isOver && answer.provedElsewhere) receive(answer);
      };
      if (document.visibilityState === 'visible') check().catch(() => undefined);
    }, CHECK_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [isWaiting, receive]);
}
