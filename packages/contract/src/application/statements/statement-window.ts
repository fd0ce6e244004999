import { addMonths, type Month, productDay } from '../../calendar.ts';
import { STATEMENT_MONTHS_REQUIRED, STATEMENT_MONTHS_REQUIRED_RENEWAL } from '../../constants.ts';

function monthsEnding(last: Month, count: number): Month[] {
  return Array.from({ length: count }, (_, index) => addMonths(last, index - count + 1));
}

export interface StatementWindow {
  required: Month[];
  /** The same number of months, ending one month earlier: accepted while the newest statement is not available yet. */
  accepted: Month[];
}

/** 3 for a customer with a funded application, otherwise 6. */
export function statementMonths(hasFundedApplication: boolean): number {
  return hasFundedApplication ? STATEMENT_MONTHS_REQUIRED_RENEWAL : STATEMENT_MONTHS_REQUIRED;
}

/** The last full calendar months before an instant, in America/Toronto. */
export function statementWindow(at: Date, months: number): StatementWindow {
  const last = addMonths(productDay(at).slice(0, 7), -1);
  return { required: monthsEnding(last, months), accepted: monthsEnding(addMonths(last, -1), months) };
}
