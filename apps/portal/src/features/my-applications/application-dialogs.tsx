import type { RoutePath } from '@portal/contract/routes';
import type { ApplicationListItem } from '@portal/contract/entities/entities';
import { DisconnectBankDialog } from '../../frame/disconnect-bank-dialog.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { MissingInformationDialog } from './missing-information-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

export type ApplicationDialog = 'withdraw' | 'disconnectBank' | 'missingInformation' | 'history';

export interface ApplicationDialogsProps {
  application: ApplicationListItem;
  dialog: ApplicationDialog | null;
  onOpenRoute: (route: RoutePath) => void;
  onClose: () => void;
}

export function ApplicationDialogs({ application, dialog, onOpenRoute, onClose }: ApplicationDialogsProps) {
  const { applicationId, connectedBank } = application;
  return (
    <>
      <WithdrawDialog application={application} open={dialog === 'withdraw'} onClose={onClose} />
      {connectedBank !== null && (
        <DisconnectBankDialog
          application={application}
          bank={connectedBank}
          open={dialog === 'disconnectBank'}
          onClose={onClose}
        />
      )}
      <MissingInformationDialog
        application={application}
        open={dialog === 'missingInformation'}
        onOpenRoute={onOpenRoute}
        onClose={onClose}
      />
      <HistoryDialog applicationId={applicationId} open={dialog === 'history'} onClose={onClose} />
    </>
  );
}
