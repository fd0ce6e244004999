import type { PendingVerification } from '@portal/contract/entities/session';
import { useCallback, useEffect, useState } from 'react';
import { callOperation } from '../../api/call-operation.ts';
import { ConnectionLost, isProblem } from '@portal/contract/client/problem';
import { updateSession } from '../../session/session-store.ts';
import { browserTimeOf } from './browser-time.ts';

export interface Pending {
  email: string;
  rememberMe: boolean;
  sent: boolean;
  resendAvailableAt: number;
  triesLeft: number;
  isOver: boolean;
}

/** `elsewhere` means that the address was verified in another browser, where the link was opened. */
export type PendingState =
  | { status: 'loading' }
  | { status: 'none' }
  | { status: 'elsewhere'; email: string; rememberMe: boolean }
  | { status: 'offline' }
  | ({ status: 'pending' } & Pending);

function toPending(answer: PendingVerification): Pending {
  const { email, rememberMe, sent, triesLeft, resendAvailableAt, codeExpiresAt, serverTime } = answer;
  return {
    email,
    rememberMe,
    sent,
    triesLeft,
    resendAvailableAt: browserTimeOf(resendAvailableAt, serverTime),
    isOver: sent && (triesLeft === 0 || Date.parse(codeExpiresAt) <= Date.parse(serverTime)),
  };
}

export function usePendingVerification() {
  const [state, setState] = useState<PendingState>({ status: 'loading' });

  const receive = useCallback((answer: PendingVerification) => {
    const { email, rememberMe } = answer;
    updateSession({ email });
    setState(
      answer.provedElsewhere ? { status: 'elsewhere', email, rememberMe } : { status: 'pending', ...toPending(answer) },
    );
  }, []);

  const ask = useCallback(() => {
    callOperation('Auth_GetPendingVerification').then(receive, (error: unknown) =>
      setState(() => {
        if (isProblem(error, 'errorNotFound')) return { status: 'none' };
        if (error instanceof ConnectionLost) return { status: 'offline' };
        // Thrown during render, so that the screen's error boundary catches it.
        throw error;
      }),
    );
  }, [receive]);

  useEffect(ask, [ask]);

  return { state, ask, receive };
}
