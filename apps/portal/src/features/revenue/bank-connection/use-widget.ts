import type { BankErrorKind } from '@portal/contract/bank/bank-errors';
import type { BankWidgetMessage } from '@portal/contract/bank/flinks/widget-messages';
import { useState } from 'react';
import { isProblem } from '@portal/contract/client/problem';
import { storeBankData } from '../../../session/bank-data.ts';
import { widgetErrorMeanings } from './error-meanings.ts';
import { storeOpening } from './opening.ts';
import { useConfirmation } from './use-bank-connection.ts';

interface WidgetState {
  loginId?: string;
  error?: BankErrorKind | undefined;
  prefersNot?: boolean;
  isPopUpBlocked?: boolean;
}

export function useWidget(applicationId: string) {
  const confirmation = useConfirmation(applicationId);
  const [state, setState] = useState<WidgetState>({});
  const change = (changes: WidgetState) => setState((known) => ({ ...known, ...changes }));

  const confirm = (loginId: string) => {
    change({ loginId });
    confirmation.mutate(loginId, {
      onSuccess: () => storeOpening(undefined),
      onError: (error) => {
        if (isProblem(error, 'errorBankLogin')) change({ error: 'unknownLogin' });
      },
    });
  };

  const receive = (message: BankWidgetMessage) => {
    if (state.loginId !== undefined) return;
    if (message.kind === 'connected') {
      storeBankData(message);
      confirm(message.loginId);
    }
    if (message.kind !== 'error') return;
    const meaning = widgetErrorMeanings[message.error];
    if (meaning === 'note') change({ isPopUpBlocked: true });
    if (meaning === 'unable') change({ error: message.error });
  };

  return {
    ...state,
    confirmation,
    confirm,
    receive,
    setPrefersNot: (prefersNot: boolean) => change({ prefersNot }),
    clearError: () => change({ error: undefined }),
    reset: () => {
      setState({});
      confirmation.reset();
    },
  };
}
