import type { PendingVerification } from '@portal/contract/operations/auth';
import { useCallback, useEffect, useState } from 'react';
import { callOperation } from '../../api/call-operation.ts';
import { ConnectionLost, isProblem } from '../../api/problem.ts';
import { updateSession } from '../../session/session-store.ts';
import { browserTimeOf } from './browser-time.ts';

/** What this browser waits for. Times are in milliseconds of its own clock. */
export interface Pending {
  email: string;
  /** False until the first mail went out. */
  sent: boolean;
  resendAvailableAt: number;
  triesLeft: number;
}

export type PendingState =
  { status: 'loading' } | { status: 'none' } | { status: 'offline' } | ({ status: 'pending' } & Pending);

function toPending(answer: PendingVerification): Pending {
  const { email, sent, triesLeft, resendAvailableAt, serverTime } = answer;
  return { email, sent, triesLeft, resendAvailableAt: browserTimeOf(resendAvailableAt, serverTime) };
}

/** Asks the server what this browser waits for, so that a reload loses nothing. */
export function usePendingVerification() {
  const [state, setState] = useState<PendingState>({ status: 'loading' });

  const receive = useCallback((answer: PendingVerification) => {
    updateSession({ email: answer.email });
    setState({ status: 'pending', ...toPending(answer) });
  }, []);

  const ask = useCallback(() => {
    callOperation('Auth_GetPendingVerification').then(receive, (error: unknown) =>
      setState(() => {
        if (isProblem(error, 'errorNotFound')) return { status: 'none' };
        if (error instanceof ConnectionLost) return { status: 'offline' };
        // Inside of a render, so that the screen's boundary takes it.
        throw error;
      }),
    );
  }, [receive]);

  useEffect(ask, [ask]);

  return { state, ask, receive };
}
