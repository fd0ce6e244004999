import { paths } from '@portal/contract/routes';
import { useCallback, useEffect, useRef, useState } from 'react';
import { navigate } from '../../../frame/routing/navigation.tsx';
import { callOperation } from '../../../api/call-operation.ts';
import { ConnectionLost } from '@portal/contract/client/problem';
import { updateSession } from '../../../session/session-store.ts';
import { enterAccount } from '../enter-account.ts';

export type GoogleReturn =
  { status: 'checking' } | { status: 'noAccount'; email: string } | { status: 'failed' } | { status: 'offline' };

export function useGoogleReturn(): { state: GoogleReturn; check: () => void } {
  const [state, setState] = useState<GoogleReturn>({ status: 'checking' });
  const hasAsked = useRef(false);

  const finish = useCallback(async () => {
    setState({ status: 'checking' });
    try {
      const answer = await callOperation('Auth_FinishGoogleSignIn');
      if (answer.outcome === 'noAccount') {
        updateSession({ email: answer.email });
        setState({ status: 'noAccount', email: answer.email });
      } else if (answer.outcome === 'codeSent') {
        updateSession({ email: answer.pending.email, rememberMe: answer.pending.rememberMe });
        navigate(paths.checkInbox, { replace: true, state: { editAt: paths.login } });
      } else {
        navigate(await enterAccount(answer), { replace: true });
      }
    } catch (error) {
      setState({ status: error instanceof ConnectionLost ? 'offline' : 'failed' });
    }
  }, []);

  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    void finish();
  }, [finish]);

  return { state, check: () => void finish() };
}
