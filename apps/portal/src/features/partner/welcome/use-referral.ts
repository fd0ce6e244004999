import { useCallback, useEffect, useState } from 'react';
import { callOperation } from '../../../api/call-operation.ts';
import type { Answer } from '../../../api/operation-types.ts';
import { ConnectionLost, isProblem } from '../../../api/problem.ts';
import { useSessionLife } from '../../../api/session-lifecycle.ts';
import { findReferralToken, forgetBrokenReferral, isReferralBroken } from './kept-referral.ts';

export type OpenedReferral = Answer<'Referral_OpenReferral'>;

export type ReferralState =
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'offline' }
  | { status: 'broken' }
  | { status: 'opened'; token: string; referral: OpenedReferral };

/** Asks what the link says, once it is known whether somebody is logged in. */
export function useReferral(): ReferralState & { ask: () => void } {
  const session = useSessionLife((life) => life.status);
  const [token] = useState(findReferralToken);
  const [state, setState] = useState<ReferralState>(() => ({
    status: token !== undefined ? 'loading' : isReferralBroken() ? 'broken' : 'none',
  }));

  const ask = useCallback(() => {
    if (token === undefined) return;
    callOperation('Referral_OpenReferral', { body: { token } })
      .then((referral) => setState({ status: 'opened', token, referral }))
      .catch((error: unknown) => {
        if (isProblem(error, 'errorNotFound') || isProblem(error, 'errorValidation')) {
          forgetBrokenReferral();
          setState({ status: 'broken' });
        } else if (error instanceof ConnectionLost) setState({ status: 'offline' });
        else reportError(error);
      });
  }, [token]);

  useEffect(() => {
    if (session !== 'unknown') ask();
  }, [session, ask]);

  return { ...state, ask };
}
