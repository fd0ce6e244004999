import { useCallback, useEffect, useState } from 'react';
import { callOperation } from '../../../api/call-operation.ts';
import type { ResponseBody } from '../../../api/operation-types.ts';
import { ConnectionLost, isProblem } from '@portal/contract/client/problem';
import { useSessionLife } from '../../../api/session-lifecycle.ts';
import { referralToken } from '../../../session/referral-token.ts';
import { clearBrokenReferral, isReferralBroken } from './stored-referral.ts';

export type OpenedReferral = ResponseBody<'Referral_OpenReferral'>;

export type ReferralState =
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'offline' }
  | { status: 'broken' }
  | { status: 'opened'; token: string; referral: OpenedReferral };

export function useReferral(): ReferralState & { ask: () => void } {
  const session = useSessionLife((life) => life.status);
  const [token] = useState(referralToken.find);
  const [state, setState] = useState<ReferralState>(() => ({
    status: token !== undefined ? 'loading' : isReferralBroken() ? 'broken' : 'none',
  }));

  const ask = useCallback(() => {
    if (token === undefined) return;
    callOperation('Referral_OpenReferral', { body: { token } })
      .then((referral) => setState({ status: 'opened', token, referral }))
      .catch((error: unknown) => {
        if (isProblem(error, 'errorNotFound') || isProblem(error, 'errorValidation')) {
          clearBrokenReferral();
          setState({ status: 'broken' });
        } else if (error instanceof ConnectionLost) {
          setState({ status: 'offline' });
        } else {
          reportError(error);
        }
      });
  }, [token]);

  useEffect(() => {
    if (session !== 'unknown') ask();
  }, [session, ask]);

  return { ...state, ask };
}
