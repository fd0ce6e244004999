import type { CashFlowSignal } from '@portal/contract/application/cash-flow';
import type { ListedAccount } from '@portal/contract/application/statements/statement-corrections';
import type { StatementDoubt } from '@portal/contract/application/statements/statement-transactions';
import { type Translation, useText } from '@portal/design/i18n/use-text.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { formatAmount } from './amounts.ts';
import { gapWords, signalWords, statementsOf } from '@portal/locales/format/cash-flow-signals';
import { type CountedRow, sumsOf } from './counted-rows.ts';
import styles from './statement.module.css';

export interface ProofStripProps {
  account: ListedAccount;
  rows: readonly CountedRow[];
  statementId: string;
  signals: readonly CashFlowSignal[];
}

export function ProofStrip({ account, rows, statementId, signals }: ProofStripProps) {
  const words = useText();
  const { t, language } = words;
  const { deposits, withdrawals, countedCents, missingCents } = sumsOf(account);
  const amount = (cents: number | null) => (cents === null ? '–' : formatAmount(cents, language));
  const own = signals.filter(
    (signal) =>
      signal.kind !== 'sumsDoNotHold' &&
      signal.kind !== 'pagesMissing' &&
      signal.kind !== 'fileSign' &&
      statementsOf(signal).some(
        (one) => one.statementId === statementId && (one.account ?? account.position) === account.position,
      ),
  );
  const facts = [
    ...factsOf(account, rows, missingCents, words),
    ...own.map((signal): Fact => ({ look: 'warn', text: signalWords(signal, words, statementId) })),
  ];
  return (
    <div className={styles.proof}>
      <dl className={styles.sum}>
        <Term label={t('console.statement.opening')} value={amount(account.openingCents)} />
        <Term
          sign="+"
          label={t('console.statement.deposits', { count: deposits.count })}
          value={amount(deposits.cents)}
        />
        <Term
          sign="−"
          label={t('console.statement.withdrawals', { count: withdrawals.count })}
          value={amount(withdrawals.cents)}
        />
        <Term sign="=" label={t('console.statement.counted')} value={amount(countedCents)} />
        <Term
          sign={missingCents === null || missingCents === 0 ? '=' : '≠'}
          label={t('console.statement.closing')}
          value={amount(account.closingCents)}
        />
      </dl>
      <ul className={styles.facts}>
        {facts.map(({ look, text }) => {
          const { Icon, className } = looks[look];
          return (
            <li key={text} className={className}>
              <Icon size={16} aria-hidden="true" />
              {text}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Term({ sign, label, value }: { sign?: string; label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {sign !== undefined && <span className={styles.sign}>{sign}</span>}
        {value}
      </dd>
    </div>
  );
}

const looks = {
  good: { Icon: CircleCheck, className: styles.good },
  warn: { Icon: TriangleAlert, className: styles.warn },
  bad: { Icon: CircleX, className: styles.bad },
} as const;

function doubtWords({ kind, what, page }: StatementDoubt, { t }: Translation): string {
  const doubt = t(`console.statement.doubts.${kind}`, { what: t(`console.statement.doubts.what.${what}`) });
  return page === null ? doubt : t('console.statement.doubts.onPage', { doubt, page });
}

interface Fact {
  look: keyof typeof looks;
  text: string;
}

function doubtsOf(
  { doubt, pageGap }: Pick<ListedAccount, 'doubt' | 'pageGap'>,
  look: Fact['look'],
  words: Translation,
) {
  const facts: Fact[] = [];
  if (doubt) facts.push({ look, text: doubtWords(doubt, words) });
  if (pageGap) facts.push({ look: 'bad', text: gapWords(pageGap, words.t) });
  return facts;
}

function factsOf(
  { proof, breaksAt, pageGap, doubt }: ListedAccount,
  rows: readonly CountedRow[],
  missingCents: number | null,
  words: Translation,
): Fact[] {
  const { t, language } = words;
  // Rows that we could not read are not evidence against the statement.
  const fault = doubt?.kind === 'unread' ? 'warn' : 'bad';
  const broken = breaksAt ?? rows.findIndex(({ holds }) => holds === false);
  const facts = doubtsOf({ doubt, pageGap }, fault, words);
  if (missingCents === null) {
    facts.push({ look: 'warn', text: t('console.statement.facts.noSum') });
  } else if (missingCents === 0) {
    facts.push({ look: 'good', text: t('console.statement.facts.sumHolds') });
  } else {
    const by = formatAmount(Math.abs(missingCents), language);
    facts.push({ look: fault, text: t('console.statement.facts.sumIsOff', { by }) });
  }
  if (broken >= 0) facts.push({ look: fault, text: t('console.statement.facts.breaksAt', { row: broken + 1 }) });
  else if (rows.some(({ holds }) => holds === true))
    facts.push({ look: 'good', text: t('console.statement.facts.balancesHold') });

  const isExplained = proof === 'proven' || facts.some(({ look }) => look !== 'good');
  return isExplained ? facts : [...facts, { look: 'bad', text: t('console.statement.facts.otherSum') }];
}
