import type { ActiveRuling } from '@portal/contract/application/revenue-rulings';
import { messageKeyOf } from '@portal/contract/client/problem';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { formatDay } from '@portal/locales/format/day';
import { formatCents } from '@portal/locales/format/cents';
import { useRight } from '../../../api/session.ts';
import { useToday } from '../../../api/today.ts';
import { shortTime } from '../../../frame/days.ts';
import { ScreenLink } from '../../../frame/navigation.tsx';
import styles from '../cash-flow/cash-flow.module.css';
import dialogs from '../../../parts/application/dialogs.module.css';
import { statementAddress } from '../revenue/statement-order.ts';
import { rulingWords } from './ruling-words.ts';
import { useWithdrawingRuling } from './use-ruling.ts';

export interface RulingsPanelProps {
  applicationId: string;
  rulings: readonly ActiveRuling[];
}

export function RulingsPanel({ applicationId, rulings }: RulingsPanelProps) {
  const { t, message } = useText();
  const mayWork = useRight('work');
  const withdrawing = useWithdrawingRuling(applicationId);
  if (rulings.length === 0) return null;
  return (
    <Panel title={t('console.rulings.title')}>
      <div role="alert">
        {withdrawing.error && <p className={dialogs.error}>{message(messageKeyOf(withdrawing.error))}</p>}
      </div>
      <ul className={styles.signals}>
        {rulings.toReversed().map((ruling) => (
          <RulingLine
            key={ruling.rulingId}
            applicationId={applicationId}
            active={ruling}
            isPending={withdrawing.isPending && withdrawing.variables === ruling.rulingId}
            onUndo={mayWork ? () => withdrawing.mutate(ruling.rulingId) : undefined}
          />
        ))}
      </ul>
    </Panel>
  );
}

interface RulingLineProps {
  applicationId: string;
  active: ActiveRuling;
  isPending: boolean;
  onUndo: (() => void) | undefined;
}

function RulingLine({ applicationId, active, isPending, onUndo }: RulingLineProps) {
  const words = useText();
  const { t, language } = words;
  const today = useToday();
  const { ruling, deposit, by, at } = active;
  return (
    <li>
      <span className={styles.sourceHead}>
        <b>
          {'payee' in ruling ? (
            ruling.payee
          ) : (
            <ScreenLink to={statementAddress(applicationId, ruling.statementId, ruling)}>
              {deposit ? deposit.description : t('console.rulings.deposit')}
            </ScreenLink>
          )}
        </b>
        {deposit && <span>{formatCents(deposit.cents, language)}</span>}
      </span>
      <span className={styles.line}>
        {rulingWords(active, words)}
        {deposit && `, ${formatDay(deposit.date, language, 'short')}`}
      </span>
      <span className={styles.line}>{t('console.rulings.said', { words: ruling.words })}</span>
      <span className={styles.ruled}>
        <span className={styles.quiet}>{t('console.rulings.by', { by, time: shortTime(at, today, language) })}</span>
        {onUndo && (
          <Button variant="quiet" size="small" pending={isPending} onClick={onUndo}>
            {t('console.rulings.undo')}
          </Button>
        )}
      </span>
    </li>
  );
}
