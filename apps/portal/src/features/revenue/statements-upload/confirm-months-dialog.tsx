import { missingMonths } from '@portal/contract/application/months-covered';
import type { Application } from '@portal/contract/entities/entities';
import type { Answer } from '../../../api/operation-types.ts';
import { formatMonth } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ofMonth, ofMonthRange } from '../../../i18n/month-range.ts';
import styles from './statements-upload.module.css';

export interface ConfirmMonthsDialogProps {
  application: Application;
  /** Whether the months were asked for by name, after submission: nothing else does then. */
  isRequest: boolean;
  list: Answer<'Revenue_ListStatements'>;
  open: boolean;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks whether the required months were uploaded, and names those that were not found (decisions, section 6). */
export function ConfirmMonthsDialog(props: ConfirmMonthsDialogProps) {
  const { application, isRequest, list, open, pending, onConfirm, onClose } = props;
  const texts = useText();
  const { t, language } = texts;
  const { covered, statements } = list;
  const missing = missingMonths(covered);
  const question = covered.complete ? 'revenue.upload.confirm.found' : 'revenue.upload.confirm.missing';
  const shown = covered.months.filter(({ month }) => covered.complete || missing.includes(month));
  const count = (state: 'waiting' | 'notRecognised') =>
    statements.filter(({ reading }) => reading.state === state).length;
  const look = (isMain: boolean) => ({ size: 'small', variant: isMain ? 'primary' : 'secondary' }) as const;
  const more = (
    <Button key="more" {...look(!covered.complete)} onClick={onClose}>
      {t('revenue.upload.confirm.no')}
    </Button>
  );
  const goOn = (
    <Button key="goOn" {...look(covered.complete)} pending={pending} onClick={onConfirm}>
      {t('revenue.upload.confirm.yes')}
    </Button>
  );
  return (
    <Dialog
      open={open}
      title={t('revenue.upload.confirm.title')}
      onClose={onClose}
      actions={
        // What is best comes last: to add what is missing, else to go on.
        covered.complete ? [more, goOn] : [goOn, more]
      }
    >
      <p>{t(question)}</p>
      <ul className={styles.months}>
        {shown.map(({ month, state }) => {
          const name = formatMonth(month, language);
          return <li key={month}>{state === 'part' ? t('revenue.upload.confirm.part', { month: name }) : name}</li>;
        })}
      </ul>
      {count('waiting') > 0 && <p>{t('revenue.upload.confirm.reading')}</p>}
      {!covered.complete && count('notRecognised') > 0 && (
        <p>{t('revenue.upload.confirm.unread', { count: count('notRecognised') })}</p>
      )}
      {!covered.complete && !isRequest && (
        <p>
          {t('revenue.upload.confirm.alternative', {
            latest: ofMonth(application.requiredMonths.at(-1) ?? '', texts),
            accepted: ofMonthRange(application.acceptedMonths, texts, { year: false }),
          })}
        </p>
      )}
      {!covered.complete && <p>{t('revenue.upload.confirm.goOn')}</p>}
      <p>{t('revenue.upload.confirm.count', { count: statements.length })}</p>
    </Dialog>
  );
}
