import type { Application } from '@portal/contract/entities/entities';
import { formatOfficeTime } from '../../../i18n/office-clock.ts';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Dialog } from '@portal/design/ui/dialogs/dialog.tsx';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import { Skeleton } from '@portal/design/ui/progress/skeleton.tsx';
import { useEffect } from 'react';
import type { ResponseBody } from '../../../api/operation-types.ts';
import { QrCode } from './qr-code.tsx';
import { ShownLink } from './shown-link.tsx';
import styles from './upload-links.module.css';
import { useCreateLink } from './use-create-link.ts';
import type { UploadLink } from './use-upload-links.ts';

interface PhoneDialogProps {
  application: Application;
  links: readonly UploadLink[];
  onClose: () => void;
}

export function PhoneDialog({ application, links, onClose }: PhoneDialogProps) {
  const { t } = useText();
  const { mutate, data: created, isError } = useCreateLink(application.applicationId, 'device');

  useEffect(() => mutate(true), [mutate]);

  const link = links.find(({ linkId }) => linkId === created?.linkId);
  const state = isError ? 'ended' : (link?.state ?? 'open');
  return (
    <Dialog open title={t('revenue.links.device.phone')} closeLabel={t('common.close')} onClose={onClose}>
      {state === 'open' && (created ? <Code created={created} /> : <Skeleton height={320} />)}
      {state === 'used' && (
        <InlineAlert tone="good" announce="status">
          <p>{t('revenue.links.device.connected')}</p>
          {link && link.fileCount > 0 && <p>{t('revenue.links.files', { count: link.fileCount })}</p>}
        </InlineAlert>
      )}
      {(state === 'expired' || state === 'ended') && (
        <InlineAlert
          tone="attention"
          announce="status"
          action={
            <Button size="small" variant="secondary" onClick={() => mutate(true)}>
              {t('revenue.links.device.again')}
            </Button>
          }
        >
          <p>{t('revenue.links.device.over')}</p>
        </InlineAlert>
      )}
    </Dialog>
  );
}

function Code({ created: { link, expiresAt } }: { created: ResponseBody<'Handoff_CreateUploadLink'> }) {
  const { t, language } = useText();
  return (
    <>
      <p>{t('revenue.links.device.scan')}</p>
      <QrCode content={link} label={t('revenue.links.device.codeLabel')} />
      <p className={styles.note}>{t('revenue.links.device.until', { time: formatOfficeTime(expiresAt, language) })}</p>
      <p className={styles.note}>{t('revenue.links.device.waiting')}</p>
      <p>{t('revenue.links.device.orLink')}</p>
      <ShownLink id="device-link" link={link} />
    </>
  );
}
