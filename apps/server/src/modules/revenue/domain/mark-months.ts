import { coverMonths, type CoveredPeriod, monthsOfPeriods } from '@portal/contract/application/months-covered';
import type { StatementProof } from '@portal/contract/application/statement-transactions';
import type { StatementWindow } from '@portal/contract/application/statement-window';
import type { MarkedMonth } from '@portal/contract/staff/work-list';
import type { RevenueProof } from '@portal/contract/staff/work-list-terms';
import { isWaitedFor } from './describe-readings.ts';

/** A statement as far as it can be asked without opening anything. */
export interface MarkedStatement {
  uploadedAt: Date;
  /** Null while it is not read. */
  reading: { periods: readonly CoveredPeriod[]; isCreditCard: boolean; proofs: readonly StatementProof[] } | null;
}

export interface MarkingFacts {
  statements: readonly MarkedStatement[];
  bankPeriods: readonly CoveredPeriod[];
  window: StatementWindow;
  now: Date;
}

/**
 * What each month of the window shows in a row of the work list: covered as `describeReadings` has it, and where from.
 * A month that the bank covers is the bank's; of statements, every one that is about the month has to be proven.
 */
export function markMonths({ statements, bankPeriods, window, now }: MarkingFacts): MarkedMonth[] {
  const counted = statements.flatMap(({ reading }) => (reading === null || reading.isCreditCard ? [] : [reading]));
  const periods = counted.flatMap((reading) => reading.periods);
  const { months } = coverMonths([...periods, ...bankPeriods], window);
  const names = months.map(({ month }) => month);
  const byBank = coverMonths(bankPeriods, { required: names, accepted: names }).months;
  const unproven = new Set(
    counted.filter((reading) => !isProven(reading)).flatMap((each) => monthsOfPeriods(each.periods)),
  );
  const isReading = statements.some(({ uploadedAt, reading }) => reading === null && isWaitedFor(uploadedAt, now));

  return months.map(({ month, state }, index) => {
    if (state === 'missing') return { month, source: null, state: isReading ? 'reading' : 'missing' };
    const source = byBank[index]?.state === state ? 'bank' : 'statement';
    if (state === 'part') return { month, source, state: 'part' };
    if (source === 'bank') return { month, source, state: 'read' };
    return { month, source, state: unproven.has(month) ? 'notProven' : 'proven' };
  });
}

/** Rows that were erased with their time, or never read, prove nothing. */
function isProven({ proofs }: { proofs: readonly StatementProof[] }): boolean {
  return proofs.length > 0 && proofs.every((proof) => proof === 'proven');
}

/** What the months of an application come to. */
export function proofOf(months: readonly MarkedMonth[]): RevenueProof {
  if (months.some(({ state }) => ['part', 'missing', 'reading'].includes(state))) return 'incomplete';
  return months.every(({ state }) => state !== 'notProven') ? 'proven' : 'notProven';
}
