import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { downloadOwnData } from '../../../api/downloads.ts';
import { messageKeyOf } from '@portal/contract/client/problem';
import { showAlert } from '../../../frame/alert/alert.ts';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Card } from '@portal/design/ui/content/card.tsx';
import styles from './your-data.module.css';

export function DownloadSection() {
  const { t, language } = useText();
  const download = useMutation({
    mutationFn: () => downloadOwnData(language),
    onSuccess: () => showAlert('privacy.download.started', 'success'),
    onError: (error) => showAlert(messageKeyOf(error), 'error'),
  });

  return (
    <Card>
      <section className={styles.section} aria-labelledby="your-data-download">
        <h2 id="your-data-download">{t('privacy.download.title')}</h2>
        <p>{t('privacy.download.body')}</p>
        <p className={styles.note}>{t('privacy.download.keepSafe')}</p>
        <Button
          size="small"
          fullWidth="phone"
          pending={download.isPending}
          icon={<Download size={20} aria-hidden="true" />}
          onClick={() => download.mutate()}
        >
          {t('privacy.download.action')}
        </Button>
      </section>
    </Card>
  );
}
