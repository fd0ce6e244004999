import { consentTextVersions } from '@portal/contract/consent';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { callOperation } from '../../../api/call-operation.ts';
import { messageKeyOf } from '../../../api/problem.ts';
import { showAlert } from '../../../app/alert/alert.ts';
import { useText } from '../../../i18n/use-text.ts';
import { bankConnectionRoute } from '../routes.ts';
import { keepOpening } from './opening.ts';

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
    onError: (error) => showAlert(messageKeyOf(error), 'error'),
  });
}
