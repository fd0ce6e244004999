import { DEVICE_LINK_LIFETIME_MS, MINUTE_MS } from '@portal/contract/constants';
import type { Application } from '@portal/contract/entities/entities';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Dialog } from '@portal/design/ui/dialogs/dialog.tsx';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import { useMutation } from '@tanstack/react-query';
import { callOperation } from '../../../api/call-operation.ts';
import { messageKeyOf } from '@portal/contract/client/problem';
import { showAlert } from '../../../frame/alert/alert.ts';
import styles from './upload-links.module.css';
import { useRefreshLinks } from './use-create-link.ts';

interface ComputerDialogProps {
  application: Application;
  onClose: () => void;
}

export function ComputerDialog({ application, onClose }: ComputerDialogProps) {
  const { t } = useText();
  const { applicationId, personalInfo } = application;
  const refresh = useRefreshLinks(applicationId);
  const mailing = useMutation({
    mutationFn: () => callOperation('Handoff_MailUploadLink', { params: { applicationId } }),
    onSuccess: refresh,
    onError: (error) => showAlert(messageKeyOf(error), 'error'),
  });
  const email = personalInfo.emailAddress;
  return (
    <Dialog
      open
      title={t('revenue.links.device.computer')}
      closeLabel={t('common.close')}
      onClose={onClose}
      actions={
        <Button
          size="small"
          variant={mailing.isSuccess ? 'secondary' : 'primary'}
          pending={mailing.isPending}
          onClick={() => mailing.mutate()}
        >
          {t(mailing.isSuccess ? 'revenue.links.device.mailAgain' : 'revenue.links.device.mail')}
        </Button>
      }
    >
      {mailing.isSuccess ? (
        <InlineAlert tone="good" announce="status">
          <p>{t('revenue.links.device.mailed', { email })}</p>
          <p>{t('revenue.links.device.waiting')}</p>
        </InlineAlert>
      ) : (
        <p>{t('revenue.links.device.mailLead', { email })}</p>
      )}
      <p className={styles.note}>
        {t('revenue.links.device.mailOnce', { minutes: DEVICE_LINK_LIFETIME_MS / MINUTE_MS })}
      </p>
    </Dialog>
  );
}
