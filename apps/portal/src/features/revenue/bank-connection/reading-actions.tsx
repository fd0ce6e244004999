import type { BankConnectionState } from '@portal/contract/bank/bank-connection';
import { stepPlaces } from '@portal/contract/application/steps';
import { FormActions } from '@portal/design/fields/form/form.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button, ButtonLink } from '@portal/design/ui/buttons/button.tsx';
import { ContinueButton } from '../../../frame/form/continue-button.tsx';
import { useCurrentApplication } from '../../../api/current-application.ts';
import { useRevenueConfirmation } from './use-bank-connection.ts';

export interface ReadingActionsProps {
  state: BankConnectionState;
  onSelectAccount: () => void;
}

export function ReadingActions({ state, onSelectAccount }: ReadingActionsProps) {
  const { t } = useText();
  const confirmation = useRevenueConfirmation(useCurrentApplication());
  const mayContinue = state === 'readingTransactions' || state === 'read';
  return (
    <FormActions
      back={
        <ButtonLink href={stepPlaces.revenue.route} variant="secondary">
          {t('common.back')}
        </ButtonLink>
      }
    >
      {state === 'chooseAccount' && <Button onClick={onSelectAccount}>{t('revenue.bank.select.open')}</Button>}
      {mayContinue && <ContinueButton pending={confirmation.isPending} onClick={() => confirmation.mutate()} />}
    </FormActions>
  );
}
