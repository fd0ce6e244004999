import { type FileSign, newSign } from '@portal/contract/application/statements/file-signs';
import { dayNumber, type Day } from '@portal/contract/calendar';
import type { DocumentSigns } from '@portal/statements/pdf/document-signs';
import type { StatementRows } from './statement-runs.ts';

/** Programs use their own time zones, so dates that are one day apart may mean the same day. */
const DAYS_APART = 2;

function isBefore(day: Day, other: Day): boolean {
  return dayNumber(other) - dayNumber(day) >= DAYS_APART;
}

function lastRowOf(statements: readonly StatementRows[]): Day | undefined {
  return statements
    .flatMap(({ account }) => account.transactions.map(({ date }) => date))
    .sort()
    .at(-1);
}

function areApart(day: Day, other: Day): boolean {
  return isBefore(day, other) || isBefore(other, day);
}

/** Dates of a file that contradict each other or its rows. A file cannot contain rows of days after it was created. */
export function findDateSigns(
  { created, modified, otherDays = [] }: DocumentSigns,
  statements: readonly StatementRows[],
): FileSign[] {
  const days = [created, modified].flatMap((day) => day ?? []);
  const others = otherDays.filter((day) => days.every((own) => areApart(own, day)));
  if (others.length > 0) return [newSign('datesDiffer', 'weak', { days: [...others, ...days] })];
  if (!created) return [];
  const lastRow = lastRowOf(statements);
  return [
    ...(lastRow !== undefined && isBefore(created, lastRow)
      ? [newSign('createdEarly', 'strong', { days: [created, lastRow] })]
      : []),
    ...(modified && areApart(created, modified)
      ? [newSign(isBefore(created, modified) ? 'modified' : 'datesDiffer', 'weak', { days })]
      : []),
  ];
}
