import type { Application } from '@portal/contract/entities/entities';
import PartyPopper from 'lucide-react/icons/party-popper';
import { useText } from '../../../i18n/use-text.ts';
import { updateSession, useSession } from '../../../session/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

/** Tells who comes from the eligibility check that it went well: open on arrival, closed once. */
export function EligibleDialog({ application }: { application: Application }) {
  const { t } = useText();
  const isOpen = useSession((session) => session.eligibleDialogOpen);
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
      actions={<Button onClick={close}>{t('application.welcome.eligible.start')}</Button>}
    >
      <p>{t('application.welcome.eligible.body')}</p>
      <p>{t('application.welcome.eligible.note')}</p>
    </Dialog>
  );
}
