import { APPLICATION_MINUTES } from '@portal/contract/constants';
import type { Application } from '@portal/contract/entities/entities';
import PartyPopper from 'lucide-react/icons/party-popper';
import { useText } from '@portal/design/i18n/use-text.ts';
import { updateSession, useSession } from '../../../session/session-store.ts';
import { useEstimate } from '../estimate/use-estimate.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Dialog } from '@portal/design/ui/dialogs/dialog.tsx';
import type { Welcome } from './use-welcome.ts';

export interface EligibleDialogProps {
  application: Application;
  welcome: Welcome;
}

export function EligibleDialog({ application, welcome }: EligibleDialogProps) {
  const { t } = useText();
  const isOpen = useSession((session) => session.eligibleDialogOpen);
  const estimate = useEstimate(application.businessInfo.annualRevenue);
  const close = () => updateSession({ eligibleDialogOpen: false });
  const isFromCheck =
    application.applicationCreatedWith === 'eligibilityCheck' && application.reachedStep === 'welcome';

  return (
    <Dialog
      open={isOpen && isFromCheck}
      title={t('application.welcome.eligible.title')}
      icon={<PartyPopper size={24} aria-hidden="true" />}
      closeLabel={t('common.close')}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('application.welcome.eligible.lookAhead')}
          </Button>
          <Button pending={welcome.isPending} onClick={() => void welcome.goOn()}>
            {t('application.welcome.eligible.start')}
          </Button>
        </>
      }
    >
      <p>{t('application.welcome.eligible.body')}</p>
      {estimate !== undefined && <p>{estimate}</p>}
      <p>{t('application.welcome.eligible.next', { minutes: APPLICATION_MINUTES })}</p>
      <p>{t('application.welcome.eligible.note')}</p>
    </Dialog>
  );
}
