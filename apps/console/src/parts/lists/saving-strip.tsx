import { messageKeyOf } from '@portal/contract/client/problem';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { formatNumber } from '@portal/locales/format/number';
import styles from './saving-strip.module.css';
import type { Saved, SavingAll } from './use-saving-all.ts';

export function SavingStrip({ saving }: { saving: SavingAll }) {
  const { t, message } = useText();
  const { isRunning, saved, error } = saving;
  return (
    <>
      <div role="status">
        {isRunning && <Progress saving={saving} />}
        {saved && !isRunning && <Outcome saved={saved} total={saving.total} onClose={saving.dismiss} />}
      </div>
      <div role="alert">
        {error && !isRunning && (
          <p className={styles.strip} data-tone="bad">
            <span>
              {t('console.export.failed')} {message(messageKeyOf(error))}
            </span>
          </p>
        )}
      </div>
    </>
  );
}

function Progress({ saving: { done, total, stop } }: { saving: SavingAll }) {
  const { t, language } = useText();
  const shown = formatNumber(done, language);
  return (
    <div className={styles.strip}>
      {/* Announced once, so that the progress of each page is not announced. */}
      <span className="visually-hidden">{t('console.export.running')}</span>
      <progress aria-hidden="true" {...(total !== null && { max: Math.max(total, done, 1), value: done })} />
      <span aria-hidden="true">
        {total === null
          ? t('console.export.soFar', { count: done, shown })
          : t('console.export.soFarOf', { count: done, shown, total: formatNumber(total, language) })}
      </span>
      <Button variant="secondary" size="small" onClick={stop}>
        {t('console.export.stop')}
      </Button>
    </div>
  );
}

interface OutcomeProps {
  saved: Saved;
  total: number | null;
  onClose: () => void;
}

function Outcome({ saved: { count, isCut }, total, onClose }: OutcomeProps) {
  const { t, language } = useText();
  const all = total === null ? '' : formatNumber(total, language);
  const shown = formatNumber(count, language);
  return (
    <div className={styles.strip} data-tone={isCut ? 'attention' : undefined}>
      <span>
        {isCut
          ? t(total === null ? 'console.export.cut' : 'console.export.cutOf', { shown, total: all })
          : t('console.export.saved', { count, shown })}
      </span>
      <Button variant="secondary" size="small" onClick={onClose}>
        {t('common.close')}
      </Button>
    </div>
  );
}
