import type { Application } from '@portal/contract/entities/entities';
import { formatMonth } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ofMonth, ofMonthRange } from '../../../i18n/month-range.ts';
import styles from './statements-upload.module.css';

export interface ConfirmMonthsDialogProps {
  application: Application;
  /** Months asked for after submission, in the place of the window. */
  requestedMonths: readonly string[] | undefined;
  fileCount: number;
  open: boolean;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks whether the required months were uploaded, and names them (decisions, section 6). */
export function ConfirmMonthsDialog(props: ConfirmMonthsDialogProps) {
  const { application, requestedMonths, fileCount, open, pending, onConfirm, onClose } = props;
  const texts = useText();
  const { t, language } = texts;
  const { requiredMonths, acceptedMonths } = application;
  return (
    <Dialog
      open={open}
      title={t('revenue.upload.confirm.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" size="small" onClick={onClose}>
            {t('revenue.upload.confirm.no')}
          </Button>
          <Button size="small" pending={pending} onClick={onConfirm}>
            {t('revenue.upload.confirm.yes')}
          </Button>
        </>
      }
    >
      <p>{t(requestedMonths ? 'revenue.request.confirm' : 'revenue.upload.confirm.body')}</p>
      <ul className={styles.months}>
        {(requestedMonths ?? requiredMonths).map((month) => (
          <li key={month}>{formatMonth(month, language)}</li>
        ))}
      </ul>
      {!requestedMonths && (
        <p>
          {t('revenue.upload.confirm.alternative', {
            latest: ofMonth(requiredMonths.at(-1) ?? '', texts),
            accepted: ofMonthRange(acceptedMonths, texts, { year: false }),
          })}
        </p>
      )}
      <p>{t('revenue.upload.confirm.count', { count: fileCount })}</p>
    </Dialog>
  );
}
