import { coverMonths, type CoveredPeriod } from '@portal/contract/application/statements/months-covered';
import type { StatementWindow } from '@portal/contract/application/statements/statement-window';
import { stateOfMonth, type StatementOfMonths } from '@portal/contract/staff/month-state';
import type { MarkedMonth } from '@portal/contract/staff/work-list';
import type { RevenueProof } from '@portal/contract/staff/work-list-terms';
import { isWaitedFor } from './describe-readings.ts';

export interface MarkedStatement {
  uploadedAt: Date;
  reading: (StatementOfMonths & { isCreditCard: boolean }) | null;
}

export interface MarkingFacts {
  statements: readonly MarkedStatement[];
  bankPeriods: readonly CoveredPeriod[];
  window: StatementWindow;
  now: Date;
}

export function markMonths({ statements, bankPeriods, window, now }: MarkingFacts): MarkedMonth[] {
  const counted = statements.flatMap(({ reading }) => (reading === null || reading.isCreditCard ? [] : [reading]));
  const periods = counted.flatMap((reading) => reading.periods);
  const { months } = coverMonths([...periods, ...bankPeriods], window);
  const isReading = statements.some(({ uploadedAt, reading }) => reading === null && isWaitedFor(uploadedAt, now));
  return months.map(({ month }) => stateOfMonth(month, { statements: counted, bankPeriods, isReading }));
}

export function proofOf(months: readonly MarkedMonth[]): RevenueProof {
  if (months.some(({ state }) => ['part', 'missing', 'reading'].includes(state))) return 'incomplete';
  return months.every(({ state }) => state !== 'notProven') ? 'proven' : 'notProven';
}
