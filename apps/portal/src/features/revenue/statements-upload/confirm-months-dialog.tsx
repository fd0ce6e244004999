import { missingMonths } from '@portal/contract/application/statements/months-covered';
import type { Application, StatementFile } from '@portal/contract/entities/entities';
import type { ResponseBody } from '../../../api/operation-types.ts';
import { formatDaysBetween, formatGaps } from '@portal/locales/format/gaps';
import { formatHolderAnswers, formatOpenHolders } from '@portal/locales/format/holders';
import { formatMonth } from '@portal/locales/format/day';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Dialog } from '@portal/design/ui/dialogs/dialog.tsx';
import { ofMonth, ofMonthRange } from '@portal/locales/format/month-range';
import styles from './statements-upload.module.css';

export interface ConfirmMonthsDialogProps {
  application: Application;
  /** Whether specific months were requested after submission, in which case no other months count. */
  isRequest: boolean;
  list: ResponseBody<'Revenue_ListStatements'>;
  open: boolean;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmMonthsDialog(props: ConfirmMonthsDialogProps) {
  const { application, isRequest, list, open, pending, onConfirm, onClose } = props;
  const texts = useText();
  const { t } = texts;
  const { covered, statements } = list;
  const missing = missingMonths(covered);
  const question = covered.complete ? 'revenue.upload.confirm.found' : 'revenue.upload.confirm.missing';
  const shown = covered.months.filter(({ month }) => covered.complete || missing.includes(month));
  const isUnderWay = ({ reading: { state, hints } }: StatementFile) =>
    state === 'waiting' || hints.includes('takesLonger');
  const unread = statements.filter((file) => file.reading.state === 'notRecognised' && !isUnderWay(file)).length;
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
        // The better choice comes last: adding files if some are missing, otherwise continuing.
        covered.complete ? [more, goOn] : [goOn, more]
      }
    >
      <p>{t(question)}</p>
      <MonthList months={shown} />
      {formatDaysBetween(list, texts).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {statements.some(isUnderWay) && <p>{t('revenue.upload.confirm.reading')}</p>}
      {unread > 0 && (
        <p>
          {t(covered.complete ? 'revenue.upload.confirm.unreadBeside' : 'revenue.upload.confirm.unread', {
            count: unread,
          })}
        </p>
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
      <HolderNotes list={list} />
      <p>{t('revenue.upload.confirm.count', { count: statements.length })}</p>
    </Dialog>
  );
}

function MonthList({ months }: Pick<ConfirmMonthsDialogProps['list']['covered'], 'months'>) {
  const texts = useText();
  const { t, language } = texts;
  return (
    <ul className={styles.months}>
      {months.map(({ month, state, gaps }) => {
        const name = formatMonth(month, language);
        return (
          <li key={month}>
            {state === 'part' ? t('revenue.upload.confirm.part', { month: name }) : name}
            {gaps.length > 0 && <span className={styles.gaps}>{formatGaps({ gaps }, texts)}</span>}
          </li>
        );
      })}
    </ul>
  );
}

function HolderNotes({ list }: Pick<ConfirmMonthsDialogProps, 'list'>) {
  const texts = useText();
  const open = formatOpenHolders(list, texts);
  return (
    <>
      {open.length > 0 && <p>{[...open, texts.t('revenue.holder.openChoice')].join(' ')}</p>}
      {formatHolderAnswers(list, texts).map((words) => (
        <p key={words}>{words}</p>
      ))}
    </>
  );
}
