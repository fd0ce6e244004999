import { useState } from 'react';
import { messageKeyOf } from '@portal/contract/client/problem';
import { showAlert } from '../../../frame/alert/alert.ts';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useSession } from '../../../session/session-store.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Dialog } from '@portal/design/ui/dialogs/dialog.tsx';
import type { EligibilityCheck } from './use-eligibility-check.ts';

export function ExistingCustomerDialog({ check }: { check: EligibilityCheck }) {
  const { t } = useText();
  const email = useSession((session) => session.email);
  const [isSending, setIsSending] = useState(false);

  const verify = async () => {
    setIsSending(true);
    try {
      await check.verifyExisting();
    } catch (error) {
      showAlert(messageKeyOf(error), 'error');
    } finally {
      setIsSending(false);
    }
  };

  return (
    <Dialog
      open={check.isExistingCustomer}
      title={t('eligibility.existing.title')}
      onClose={check.changeEmail}
      actions={
        <>
          <Button variant="secondary" onClick={check.changeEmail}>
            {t('eligibility.existing.changeEmail')}
          </Button>
          <Button pending={isSending} onClick={() => void verify()}>
            {t('eligibility.existing.verify')}
          </Button>
        </>
      }
    >
      <p>{t('eligibility.existing.text', { email: email ?? '' })}</p>
    </Dialog>
  );
}
