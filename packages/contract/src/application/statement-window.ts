import { addMonths, type Month, productDay } from '../calendar.ts';
import { STATEMENT_MONTHS_REQUIRED, STATEMENT_MONTHS_REQUIRED_RENEWAL } from '../constants.ts';

function monthsEnding(last: Month, count: number): Month[] {
  return Array.from({ length: count }, (_, index) => addMonths(last, index - count + 1));
}

export interface StatementWindow {
  /** The required full calendar months, oldest first. */
  required: Month[];
  /** The same number of months ending one earlier: accepted while the newest statement is not available yet. */
  accepted: Month[];
}

/** How many months are required: 3 for a customer whose earlier application was funded, otherwise 6. */
export function statementMonths(hasFundedApplication: boolean): number {
  return hasFundedApplication ? STATEMENT_MONTHS_REQUIRED_RENEWAL : STATEMENT_MONTHS_REQUIRED;
}

/** The last full calendar months before an instant, counted in America/Toronto (decisions, section 6). */
export function statementWindow(at: Date, months: number): StatementWindow {
  const last = addMonths(productDay(at).slice(0, 7), -1);
  return { required: monthsEnding(last, months), accepted: monthsEnding(addMonths(last, -1), months) };
}
