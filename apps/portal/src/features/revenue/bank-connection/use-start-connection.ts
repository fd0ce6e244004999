import { paths } from '@portal/contract/routes';
import type { BankErrorKind } from '@portal/contract/bank/bank-errors';
import { consentTextVersions } from '@portal/contract/consent';
import { useMutation } from '@tanstack/react-query';
import { navigate } from '../../../frame/routing/navigation.tsx';
import { callOperation } from '../../../api/call-operation.ts';
import { isProblem, messageKeyOf } from '@portal/contract/client/problem';
import { showAlert } from '../../../frame/alert/alert.ts';
import { useText } from '@portal/design/i18n/use-text.ts';
import { storeOpening } from './opening.ts';

/** Error to show if the provider cannot open its widget; undefined for anything else. */
export function errorOfStart({ error }: { error: Error | null }): BankErrorKind | undefined {
  return isProblem(error, 'errorUnavailable') ? 'unavailable' : undefined;
}

export function useStartConnection(applicationId: string) {
  const { language } = useText();
  return useMutation({
    mutationFn: () =>
      callOperation('Revenue_StartBankConnection', {
        params: { applicationId },
        body: { language, textVersion: consentTextVersions.bankData },
      }),
    onSuccess: (opening) => {
      storeOpening({ ...opening, applicationId });
      navigate(paths.bankConnection);
    },
    onError: (error) => {
      if (!isProblem(error, 'errorUnavailable')) showAlert(messageKeyOf(error), 'error');
    },
  });
}
