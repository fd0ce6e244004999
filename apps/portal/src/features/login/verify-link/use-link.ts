import { SECOND_MS } from '@portal/contract/constants';
import { useCallback, useEffect, useRef, useState } from 'react';
import { navigate } from '../../../frame/routing/navigation.tsx';
import { callOperation } from '../../../api/call-operation.ts';
import { ConnectionLost, isProblem, messageKeyOf } from '@portal/contract/client/problem';
import { showAlert } from '../../../frame/alert/alert.ts';
import { enterAccount } from '../enter-account.ts';
import { findToken } from '../../../frame/routing/find-token.ts';

/**
 * `checking`: continues automatically, in the browser that requested the email; `confirm`: any other browser requires a
 * click first.
 */
export type LinkStatus = 'checking' | 'confirm' | 'entering' | 'expired' | 'offline';

export function useLink() {
  const [token] = useState(() => findToken(window.location.hash));
  const [status, setStatus] = useState<LinkStatus>(token === undefined ? 'expired' : 'checking');
  const [renewableAt, setRenewableAt] = useState(0);
  const hasAsked = useRef(false);

  const verify = useCallback(
    async (confirmed: boolean, rememberMe?: boolean) => {
      if (token === undefined) return;
      setStatus(confirmed ? 'entering' : 'checking');
      try {
        const answer = await callOperation('Auth_VerifyLink', { body: { token, confirmed, rememberMe } });
        if (answer.outcome === 'confirmationNeeded') setStatus('confirm');
        else navigate(await enterAccount(answer), { replace: true });
      } catch (error) {
        if (isProblem(error, 'errorLinkExpired') || isProblem(error, 'errorValidation')) {
          const { retryAfterSeconds } = error.problem;
          if (retryAfterSeconds !== undefined) setRenewableAt(Date.now() + retryAfterSeconds * SECOND_MS);
          setStatus('expired');
        } else {
          setStatus(error instanceof ConnectionLost ? 'offline' : 'confirm');
          showAlert(messageKeyOf(error), 'error');
        }
      }
    },
    [token],
  );

  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    void verify(false);
  }, [verify]);

  return {
    token,
    status,
    renewableAt,
    check: () => void verify(false),
    confirm: (rememberMe: boolean) => void verify(true, rememberMe),
  };
}
