import type { Repayment } from '@portal/contract/application/cash-flow';
import { dayNumber } from '@portal/contract/calendar';
import { foldDescription, nameIn } from '../bank-words.ts';
import { count, type FlowRow } from './flow-source.ts';

/** Fewer equal debits than this may be chance. */
const debitsAtLeast = { daily: 6, weekly: 4 } as const;
/** Not every debit has to be on time, because holidays may shift or skip some. */
const REGULAR_SHARE = 0.75;
/** In days: a weekend with a holiday may separate daily debits, and weekly ones may be a day early or late. */
const distances = { daily: { least: 1, most: 4 }, weekly: { least: 6, most: 8 } } as const;
const DAILY_MOSTLY = 1;

/** Folded words of equal debits that are not repayments. */
const otherWords =
  /\b(PAYROLL|SALARY|WAGES?|PAIE|SALAIRES?|RENT|LOYER|INSURANCE|ASSURANCES?|FEES?|FRAIS|TRANSFER TO (OWNER|OWN)|E-?TRANSFER|VIREMENT (AU|A VOTRE|INTERAC)|WITHDRAWAL|RETRAIT|PURCHASE|ACHAT)\b/u;

/** Equal debits to one payee every business day or weekly, the way lenders collect repayments. */
export function findRepayments(rows: readonly FlowRow[]): Repayment[] {
  const debits = rows.filter(
    ({ amountCents, description }) => amountCents < 0 && !otherWords.test(foldDescription(description)),
  );
  const groups = Map.groupBy(
    debits,
    ({ amountCents, description }) => `${String(amountCents)} ${nameIn(description) ?? ''}`,
  );
  return [...groups.values()].flatMap((group) => {
    const ordered = group.toSorted((a, b) => a.date.localeCompare(b.date));
    const [first, last] = [ordered[0], ordered.at(-1)];
    const rhythm = rhythmOf([...new Set(ordered.map(({ date }) => date))]);
    if (!first || !last || rhythm === undefined) return [];
    return {
      payee: nameIn(first.description) ?? foldDescription(first.description),
      rhythm,
      eachCents: -first.amountCents,
      firstDay: first.date,
      lastDay: last.date,
      ...count(ordered),
    };
  });
}

function rhythmOf(days: readonly string[]): Repayment['rhythm'] | undefined {
  const apart = days.slice(1).map((day, index) => dayNumber(day) - dayNumber(days[index] ?? day));
  const middle = apart.toSorted((a, b) => a - b)[Math.floor(apart.length / 2)];
  const isRegular = ({ least, most }: { least: number; most: number }) =>
    apart.filter((between) => between >= least && between <= most).length >= REGULAR_SHARE * apart.length;
  if (days.length >= debitsAtLeast.daily && middle === DAILY_MOSTLY && isRegular(distances.daily)) return 'daily';
  return days.length >= debitsAtLeast.weekly && isRegular(distances.weekly) ? 'weekly' : undefined;
}
