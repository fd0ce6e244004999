import { ContinueButton } from '../../../frame/form/continue-button.tsx';
import { RouteButton } from '../../../frame/routing/route-link.tsx';
import { paths } from '@portal/contract/routes';
import type { BankConnection } from '@portal/contract/bank/bank-connection';
import type { Application } from '@portal/contract/entities/entities';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useRevenueConfirmation } from '../bank-connection/use-bank-connection.ts';

export interface ContinueRevenueProps {
  application: Application;
  connection: BankConnection | null | undefined;
  isKnown: boolean;
}

export function ContinueRevenue({ application, connection, isKnown }: ContinueRevenueProps) {
  const { t } = useText();
  const confirmation = useRevenueConfirmation(application);
  if (isKnown) return <ContinueButton pending={confirmation.isPending} onClick={() => confirmation.mutate()} />;
  // Until the bank shows some months, the cards are the only choices.
  if (connection?.state !== 'read') return null;
  return <RouteButton to={paths.missingStatements}>{t('common.continue')}</RouteButton>;
}
