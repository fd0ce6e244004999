import type { Application } from '@portal/contract/entities/entities';
import { useState } from 'react';
import { DisconnectBankDialog } from '../../../frame/disconnect-bank-dialog.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { LinkButton } from '@portal/design/ui/buttons/link.tsx';

export interface DisconnectBankProps {
  application: Application;
  institution: string;
}

export function DisconnectBank({ application, institution }: DisconnectBankProps) {
  const { t } = useText();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <LinkButton onClick={() => setIsAsking(true)}>{t('revenue.bank.disconnect.action')}</LinkButton>
      <DisconnectBankDialog
        application={application}
        bank={institution}
        open={isAsking}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
