import { useState } from 'react';
import { messageKeyOf } from '../../../api/problem.ts';
import { showAlert } from '../../../app/alert/alert.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useSession } from '../../../session/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { EligibilityCheck } from './use-eligibility-check.ts';

/** The address is a customer's: she proves it is hers, or types another one (specification, section 2). */
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
