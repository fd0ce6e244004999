import type { BankFaultKind } from '@portal/contract/bank/provider-codes';
import { consentTextVersions } from '@portal/contract/consent';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { callOperation } from '../../../api/call-operation.ts';
import { isProblem, messageKeyOf } from '../../../api/problem.ts';
import { showAlert } from '../../../app/alert/alert.ts';
import { useText } from '../../../i18n/use-text.ts';
import { bankConnectionRoute } from '../routes.ts';
import { keepOpening } from './opening.ts';

/** What to tell where the provider cannot open its widget; undefined where it can, or something else is wrong. */
export function faultOfStart({ error }: { error: Error | null }): BankFaultKind | undefined {
  return isProblem(error, 'errorUnavailable') ? 'unavailable' : undefined;
}

/** Records the consent that is on screen, then opens the provider's widget. */
export function useStartConnection(applicationId: string) {
  const { language } = useText();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: () =>
      callOperation('Revenue_StartBankConnection', {
        params: { applicationId },
        body: { language, textVersion: consentTextVersions.bankData },
      }),
    onSuccess: (opening) => {
      keepOpening({ ...opening, applicationId });
      navigate(bankConnectionRoute);
    },
    onError: (error) => {
      if (!isProblem(error, 'errorUnavailable')) showAlert(messageKeyOf(error), 'error');
    },
  });
}
