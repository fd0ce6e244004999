import { useRef, useState } from 'react';
import { callOperation } from '../../../api/call-operation.ts';
import { messageKeyOf } from '@portal/contract/client/problem';
import { showAlert } from '../../../frame/alert/alert.ts';
import type { PendingState } from '../use-pending-verification.ts';

export interface RememberEntry {
  checked: boolean;
  change: (checked: boolean) => void;
  saved: () => Promise<void>;
}

/** Saves the choice immediately, so that it also applies if the emailed link is opened in another tab. */
export function useRememberChoice(state: PendingState): RememberEntry {
  const [chosen, setChosen] = useState<boolean>();
  const saving = useRef(Promise.resolve());

  const save = async (rememberMe: boolean) => {
    try {
      await callOperation('Auth_SetRememberMe', { body: { rememberMe } });
    } catch (error) {
      setChosen(undefined);
      showAlert(messageKeyOf(error), 'error');
    }
  };

  return {
    checked: chosen ?? (state.status === 'pending' && state.rememberMe),
    change(rememberMe) {
      setChosen(rememberMe);
      // Saves run in order, so that the last choice wins.
      saving.current = saving.current.then(() => save(rememberMe));
    },
    saved: () => saving.current,
  };
}
