import type { RuledCashFlow } from '@portal/contract/application/revenue-rulings';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Segmented } from '@portal/design/ui/buttons/segmented.tsx';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { ToolButton } from '@portal/design/ui/buttons/tool-button.tsx';
import { navigate } from '../../../frame/navigation.tsx';
import { Unread } from '../../../frame/states/unread.tsx';
import { cashFlowQuery } from '../../../parts/application/application-queries.ts';
import { RulingsPanel } from '../rulings/rulings-panel.tsx';
import { RecordScreen } from '../application-screen.tsx';
import type { RecordBoardProps } from '../record-board.tsx';
import { AccountChoice, accountsOf } from './account-choice.tsx';
import { BalancePanel } from './balance-panel.tsx';
import { exportFlow } from './export-flow.ts';
import { type FlowColumn, flowColumns, type Measure, monthCount, statedMonthly } from './flow-columns.ts';
import { FindingsPanel } from './findings-panel.tsx';
import { FlowTable } from './flow-table.tsx';
import { LendingPanel } from './lending-panel.tsx';
import { NotCountedPanel } from './not-counted-panel.tsx';
import { addressOfFirstRow } from './rows-behind.ts';
import { SalesPanel } from './sales-panel.tsx';
import { SignalsPanel } from './signals-panel.tsx';
import { TracePanel } from './trace-panel.tsx';
import styles from './cash-flow.module.css';

export function CashFlowScreen({ applicationId }: { applicationId: string }) {
  return <RecordScreen applicationId={applicationId} tab="cashFlow" Board={CashFlowBoard} />;
}

function CashFlowBoard({ details, known }: RecordBoardProps) {
  const { t } = useText();
  const { applicationId } = details.application;
  const read = useQuery(cashFlowQuery(applicationId));
  const { data } = read;
  return (
    <div className={styles.board}>
      {!data && <Unread read={read} />}
      {data && data.accounts.length === 0 && (
        <div className={styles.side}>
          <Panel title={t('console.cashFlow.title')}>
            <p className={styles.plain}>{t('console.cashFlow.none')}</p>
          </Panel>
          <RulingsPanel applicationId={applicationId} rulings={data.rulings} />
          <NotCountedPanel details={details} flow={data} marks={known?.row?.months ?? []} />
        </div>
      )}
      {data && data.accounts.length > 0 && <Flow details={details} known={known} flow={data} />}
    </div>
  );
}

export interface ChosenCell {
  month: string;
  measure: Measure;
}

const FEW_MONTHS = 6;
const MANY_MONTHS = 12;

function useMonthCount(asked: number) {
  const few = asked || FEW_MONTHS;
  const [isLong, setIsLong] = useState(false);
  return { few, isLong, setIsLong, count: isLong ? MANY_MONTHS : few };
}

function Flow({ details, known, flow }: Pick<RecordBoardProps, 'details' | 'known'> & { flow: RuledCashFlow }) {
  const { t } = useText();
  const [account, setAccount] = useState<number>();
  const marks = known?.row?.months ?? [];
  const { few, isLong, setIsLong, count } = useMonthCount(marks.length);
  const flows = accountsOf(flow, account);
  const columns = flowColumns(
    flows,
    marks.map(({ month }) => month),
    count,
  );
  const [wanted, setWanted] = useState<ChosenCell>();
  const chosen = wanted ?? firstChosen(columns);
  const cell = columns.find(({ month }) => month === chosen.month)?.cells.get(chosen.measure);
  const rows = addressOfFirstRow(details, cell);
  return (
    <>
      <div className={styles.main}>
        <Panel
          title={t('console.cashFlow.title')}
          note={
            <span className={styles.tools}>
              {monthCount(flow) > few && <MonthChoice few={few} isLong={isLong} onChoose={setIsLong} />}
              <AccountChoice flow={flow} chosen={account} onChoose={setAccount} />
            </span>
          }
          end={
            <ToolButton
              label={t('console.cashFlow.export')}
              icon={<Download size={16} aria-hidden="true" />}
              onPress={() => exportFlow(columns, details.application.reference, t)}
            />
          }
        >
          <FlowTable
            columns={columns}
            marks={marks}
            statedCents={account === undefined ? statedMonthly(flow) : undefined}
            chosen={chosen}
            onChoose={setWanted}
            onFollow={rows && (() => navigate(rows))}
          />
          <p className={styles.asides}>{t('console.cashFlow.asides')}</p>
        </Panel>
        <SalesPanel columns={columns} />
        <BalancePanel flows={flows} months={columns.map(({ month }) => month)} />
      </div>
      <div className={styles.side}>
        <TracePanel details={details} columns={columns} chosen={chosen} notCounted={flow.notCounted} />
        <LendingPanel details={details} flow={flow} />
        <RulingsPanel applicationId={details.application.applicationId} rulings={flow.rulings} />
        <SignalsPanel details={details} flow={flow} />
        <FindingsPanel flow={flow} />
        <NotCountedPanel details={details} flow={flow} marks={marks} />
      </div>
    </>
  );
}

function firstChosen(columns: readonly FlowColumn[]): ChosenCell {
  const latest = columns.findLast(({ cells }) => cells.size > 0) ?? columns.at(-1);
  return { month: latest?.month ?? '', measure: 'deposits' };
}

interface MonthChoiceProps {
  few: number;
  isLong: boolean;
  onChoose: (isLong: boolean) => void;
}

function MonthChoice({ few, isLong, onChoose }: MonthChoiceProps) {
  const { t } = useText();
  return (
    <Segmented
      label={t('console.cashFlow.months')}
      name="months"
      value={String(isLong ? MANY_MONTHS : few)}
      options={[few, MANY_MONTHS].map((value) => ({
        value: String(value),
        label: t('console.cashFlow.monthCount', { count: value }),
      }))}
      onChange={(value) => onChoose(value === String(MANY_MONTHS))}
    />
  );
}
