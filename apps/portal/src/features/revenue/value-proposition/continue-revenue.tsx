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
  if (!connection) return <RouteButton to={paths.aboutBankConnection}>{t('revenue.intro.connect.action')}</RouteButton>;
  return (
    <RouteButton to={connection.state === 'read' ? paths.missingStatements : paths.bankConnection}>
      {t('revenue.intro.connect.continue')}
    </RouteButton>
  );
}
