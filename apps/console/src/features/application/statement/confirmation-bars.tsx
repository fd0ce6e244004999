import type { ListedStatement } from '@portal/contract/application/statements/statement-corrections';
import { messageKeyOf } from '@portal/contract/client/problem';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { useRight } from '../../../api/session.ts';
import { useToday } from '../../../api/today.ts';
import { shortTime } from '../../../frame/days.ts';
import { type StatementPlace, useConfirming } from './use-statement.ts';
import styles from './statement.module.css';

export interface ConfirmationBarsProps {
  place: StatementPlace;
  statement: ListedStatement;
}

export function ConfirmationBars({ place, statement: { toConfirm, confirmations } }: ConfirmationBarsProps) {
  const { t, message, language } = useText();
  const mayWork = useRight('work');
  const today = useToday();
  const { mutate, error, isPending } = useConfirming(place);
  return (
    <>
      {toConfirm.map((what) => (
        <section key={what} className={styles.proposal} aria-label={t('console.statement.confirm.title')}>
          <CircleHelp size={20} aria-hidden="true" />
          <p>
            <b>{t(`console.statement.confirm.ask.${what}`)}</b> {t('console.statement.confirm.then')}
          </p>
          {mayWork && (
            <Button size="small" pending={isPending} onClick={() => mutate({ what, confirmed: true })}>
              {t(`console.statement.confirm.do.${what}`)}
            </Button>
          )}
        </section>
      ))}
      {confirmations.map(({ what, by, at }) => (
        <section key={what} className={styles.rowBar} aria-label={t('console.statement.confirm.title')}>
          <CircleCheck size={16} aria-hidden="true" />
          <p>{t(`console.statement.confirm.done.${what}`, { by, time: shortTime(at, today, language) })}</p>
          {mayWork && (
            <Button
              variant="secondary"
              size="small"
              pending={isPending}
              onClick={() => mutate({ what, confirmed: false })}
            >
              {t('console.statement.confirm.undo')}
            </Button>
          )}
        </section>
      ))}
      <div role="alert">{error && <p className={styles.failure}>{message(messageKeyOf(error))}</p>}</div>
    </>
  );
}
