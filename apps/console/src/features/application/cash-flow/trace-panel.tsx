import type { CashFlow, RowsBehind } from '@portal/contract/application/cash-flow';
import { formatDay, formatMonth } from '@portal/locales/format/day';
import { formatCents } from '@portal/locales/format/cents';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { ScreenLink } from '../../../frame/navigation.tsx';
import type { Details } from '../details.ts';
import { statementAddress } from '../revenue/statement-order.ts';
import { accountName } from './account-name.ts';
import type { ChosenCell } from './cash-flow-screen.tsx';
import type { CellSource, FlowColumn, Measure } from './flow-columns.ts';
import { isDays } from './measure-words.ts';
import { addressOfRows } from './rows-behind.ts';
import styles from './cash-flow.module.css';

export interface TracePanelProps {
  details: Details;
  columns: readonly FlowColumn[];
  chosen: ChosenCell;
  notCounted: CashFlow['notCounted'];
}

export function TracePanel({ details, columns, chosen, notCounted }: TracePanelProps) {
  const { t, language } = useText();
  const { measure, month } = chosen;
  const cell = columns.find((column) => column.month === month)?.cells.get(measure);
  const missing = filesOf(details, month, notCounted);
  return (
    <Panel title={t('console.cashFlow.trace.title')}>
      <div className={styles.trace} aria-live="polite">
        <p className={styles.what}>
          {t(`console.cashFlow.measures.${measure}`)}, {formatMonth(month, language)}
        </p>
        <p className={styles.figure}>{cell ? <Value measure={measure} value={cell.value} /> : '–'}</p>
        {!cell && <p>{t('console.cashFlow.trace.none')}</p>}
        <ul>
          {cell?.sources.map((source, index) => (
            <Source key={index} details={details} measure={measure} source={source} />
          ))}
        </ul>
        {missing.map(({ statementId, fileName }) => (
          <p key={statementId} className={styles.warn}>
            {t('console.cashFlow.trace.notCounted')}{' '}
            <ScreenLink to={statementAddress(details.application.applicationId, statementId)}>{fileName}</ScreenLink>
          </p>
        ))}
      </div>
    </Panel>
  );
}

function filesOf({ statements }: Details, month: string, notCounted: CashFlow['notCounted']): Details['statements'] {
  return statements.filter(
    ({ statementId, reading: { periods } }) =>
      notCounted.some((one) => one.statementId === statementId) &&
      periods.some(({ from, to }) => from.slice(0, 7) <= month && to.slice(0, 7) >= month),
  );
}

function Value({ measure, value }: { measure: Measure; value: number }) {
  const { t, language } = useText();
  return isDays(measure) ? t('console.cashFlow.days', { count: value }) : formatCents(value, language);
}

interface SourceProps {
  details: Details;
  measure: Measure;
  source: CellSource;
}

function Source({ details, measure, source }: SourceProps) {
  const words = useText();
  const { t, language } = words;
  return (
    <li>
      <span className={styles.sourceHead}>
        <b>{accountName(source.flow, words)}</b>
        <span>
          <Value measure={measure} value={source.value} />
        </span>
      </span>
      {source.day !== undefined && <span className={styles.quiet}>{formatDay(source.day, language)}</span>}
      {source.from.map((behind, index) => (
        <Behind key={index} details={details} behind={behind} />
      ))}
      {source.from.length === 0 && measure.endsWith('Balance') && (
        <span className={styles.quiet}>{t('console.cashFlow.trace.ofBalances')}</span>
      )}
    </li>
  );
}

function Behind({ details, behind }: { details: Details; behind: RowsBehind }) {
  const { t } = useText();
  if ('transactions' in behind) {
    return (
      <span className={styles.quiet}>
        {t('console.cashFlow.trace.transactions', { count: behind.transactions.length })}
      </span>
    );
  }
  const { statementId, rows } = behind;
  const file = details.statements.find((one) => one.statementId === statementId);
  const words = t('console.cashFlow.trace.rows', { count: rows.length, name: file?.fileName ?? '' });
  const to = addressOfRows(details, behind);
  return to ? <ScreenLink to={to}>{words}</ScreenLink> : <span className={styles.quiet}>{words}</span>;
}
