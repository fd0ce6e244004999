import { useText } from '@portal/design/i18n/use-text.ts';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import { ApplicationsOf, useApplicationsOf } from '../../parts/application/applications-of.tsx';
import styles from './answer-dialog.module.css';

export interface ErasureNoticeProps {
  customerId: string;
  isAgreed: boolean;
  onAgree: (isAgreed: boolean) => void;
}

export function ErasureNotice({ customerId, isAgreed, onAgree }: ErasureNoticeProps) {
  const { t } = useText();
  const applications = useApplicationsOf(customerId).data?.applications ?? [];
  const funded = applications.filter(({ outcome }) => outcome === 'funded').length;
  const open = applications.filter(({ status }) => status !== 'closed').length;
  return (
    <>
      <InlineAlert tone="bad" title={t('console.privacy.erasure.title')}>
        <ul className={styles.list}>
          {open > 0 && <li>{t('console.privacy.erasure.open', { count: open })}</li>}
          {funded > 0 && <li>{t('console.privacy.erasure.funded', { count: funded })}</li>}
          <li>{t(funded > 0 ? 'console.privacy.erasure.allElse' : 'console.privacy.erasure.all')}</li>
          <li>{t('console.privacy.erasure.stays')}</li>
        </ul>
      </InlineAlert>
      <div className={styles.applications}>
        <ApplicationsOf customerId={customerId} />
      </div>
      <label className={styles.check}>
        <input type="checkbox" checked={isAgreed} onChange={({ target }) => onAgree(target.checked)} />
        {t('console.privacy.erasure.agree')}
      </label>
    </>
  );
}
