import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { callOperation } from '../../../api/call-operation.ts';
import { ConnectionLost, isProblem, messageKeyOf } from '../../../api/problem.ts';
import { showAlert } from '../../../app/alert/alert.ts';
import { enterAccount } from '../enter-account.ts';
import { findToken } from './find-token.ts';

/** `checking`: in the browser that asked it goes on by itself; `confirm`: any other one asks first. */
export type LinkStatus = 'checking' | 'confirm' | 'entering' | 'expired' | 'offline';

export function useLink() {
  const [, navigate] = useLocation();
  const [token] = useState(() => findToken(window.location.hash));
  const [status, setStatus] = useState<LinkStatus>(token === undefined ? 'expired' : 'checking');
  const hasAsked = useRef(false);

  const verify = useCallback(
    async (confirmed: boolean) => {
      if (token === undefined) return;
      setStatus(confirmed ? 'entering' : 'checking');
      try {
        const answer = await callOperation('Auth_VerifyLink', { body: { token, confirmed } });
        if (answer.outcome === 'confirmationNeeded') setStatus('confirm');
        else navigate(await enterAccount(answer), { replace: true });
      } catch (error) {
        if (isProblem(error, 'errorLinkExpired') || isProblem(error, 'errorValidation')) {
          setStatus('expired');
        } else {
          setStatus(error instanceof ConnectionLost ? 'offline' : 'confirm');
          showAlert(messageKeyOf(error), 'error');
        }
      }
    },
    [token, navigate],
  );

  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    void verify(false);
  }, [verify]);

  return { token, status, check: () => void verify(false), confirm: () => void verify(true) };
}
