import type { ListedAccount, ActiveCorrection } from '@portal/contract/application/statements/statement-corrections';
import { messageKeyOf, isProblem } from '@portal/contract/client/problem';
import { type Translation, useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { useToday } from '../../../api/today.ts';
import { KeyCaps } from '../../../frame/keys/key-caps.tsx';
import { formatAmount } from './amounts.ts';
import { shortTime } from '../../../frame/days.ts';
import { type CountedRow, type Proposal, activeOf } from './counted-rows.ts';
import { RowRuling, RulingWords } from './row-ruling.tsx';
import type { RowRulings } from './use-row-ruling.ts';
import type { Change } from './use-statement.ts';
import styles from './statement.module.css';

export interface CorrectionBarsProps {
  account: ListedAccount;
  proposal: Proposal | undefined;
  chosen: { row: CountedRow; number: number } | undefined;
  rulings: RowRulings;
  mayWork: boolean;
  error: Error | null;
  isPending: boolean;
  onChange: (change: Change) => void;
  onEdit: () => void;
  onLook: (index: number) => void;
}

export function CorrectionBars(props: CorrectionBarsProps) {
  const { account, proposal, chosen, rulings, mayWork, error } = props;
  const words = useText();
  const today = useToday();
  return (
    <>
      {proposal && <ProposalBar {...props} proposal={proposal} />}
      <div role="alert">
        {error && <p className={styles.failure}>{correctionFailure(error, account, words, today)}</p>}
      </div>
      {chosen && (mayWork || rulings.active || chosen.row.correctionId !== null) && (
        <RowBar {...props} chosen={chosen} />
      )}
    </>
  );
}

function ProposalBar(props: CorrectionBarsProps & { proposal: Proposal }) {
  const { t, language } = useText();
  const { account, proposal, mayWork, isPending, onChange, onLook } = props;
  const { correction, reason, row, index, missingCents } = proposal;
  const values = {
    row: index + 1,
    missing: formatAmount(Math.abs(missingCents), language),
    amount: formatAmount(Math.abs(row.cents), language),
  };
  const cents = correction.kind === 'amount' ? correction.cents : -row.cents;
  const action =
    correction.kind === 'leaveOut'
      ? t('console.statement.leaveOut')
      : correction.kind === 'amount'
        ? t('console.statement.readAs', { amount: formatAmount(Math.abs(cents), language) })
        : t(cents < 0 ? 'console.statement.asWithdrawal' : 'console.statement.asDeposit');
  return (
    <section className={styles.proposal} aria-label={t('console.statement.proposal.title')}>
      <Lightbulb size={20} aria-hidden="true" />
      <p>
        <b>{t(`console.statement.proposal.${reason}`, values)}</b>{' '}
        {t(account.pageGap === null ? 'console.statement.proposal.then' : 'console.statement.outcome.pageGap')}
      </p>
      <Button variant="quiet" size="small" onClick={() => onLook(index)}>
        {t('console.statement.proposal.look', { row: index + 1 })}
      </Button>
      {mayWork && (
        <Button size="small" pending={isPending} onClick={() => onChange({ correction })}>
          {action}
        </Button>
      )}
    </section>
  );
}

function RowBar(props: CorrectionBarsProps & { chosen: { row: CountedRow; number: number } }) {
  const words = useText();
  const { t, language } = words;
  const { account, chosen, rulings, mayWork, isPending, onChange, onEdit } = props;
  const { row, number } = chosen;
  const active = activeOf(account, row);
  const today = useToday();
  return (
    <section className={styles.rowBar} aria-label={t('console.statement.row', { row: number })}>
      <p>
        <b>{t('console.statement.row', { row: number })}</b>{' '}
        {active ? correctionWords(active, words, today) : formatAmount(row.cents, language)}
        {rulings.active && <RulingWords active={rulings.active} />}
      </p>
      {mayWork && active && (
        <Button
          variant="secondary"
          size="small"
          pending={isPending}
          iconAfter={<KeyCaps keys="u" />}
          onClick={() => onChange({ withdraw: active.correctionId })}
        >
          {t('console.statement.undo')}
        </Button>
      )}
      {mayWork && active?.correction.kind !== 'add' && (
        <Button variant="secondary" size="small" iconAfter={<KeyCaps keys="e" />} onClick={onEdit}>
          {t('console.statement.edit')}
        </Button>
      )}
      <RowRuling {...rulings} />
    </section>
  );
}

function correctionWords(
  { correction: { kind }, by, at }: ActiveCorrection,
  { t, language }: Translation,
  today: string,
): string {
  const time = shortTime(at, today, language);
  return t(`console.statement.corrected.${kind}`, { by, time });
}

export function correctionFailure(
  error: Error,
  { corrections }: ListedAccount,
  words: Translation,
  today: string,
): string {
  const { t, message, language } = words;
  if (!isProblem(error, 'errorVersionConflict')) return message(messageKeyOf(error));
  const last = corrections.toSorted((a, b) => a.at.localeCompare(b.at)).at(-1);
  if (!last) return t('console.statement.changedMeanwhile');
  const time = shortTime(last.at, today, language);
  return t('console.statement.changedMeanwhileBy', { by: last.by, time });
}
