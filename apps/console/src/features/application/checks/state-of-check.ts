import type { CheckState } from '@portal/contract/application/checks';
import type { Month } from '@portal/contract/calendar';
import type { StaffCheck } from '@portal/contract/staff/application-details';
import type { MarkedMonth } from '@portal/contract/staff/work-list';

/**
 * Display state of a check: `open` if the portal has finished it but work remains for a person, `unknown` if it is not
 * known whether work remains.
 */
export type CheckLook = CheckState | 'open' | 'unknown';

export interface StateOfCheck {
  look: CheckLook;
  leftOpen: Month[];
  /** Months in which a printed total does not match, and months whose rows were not read. */
  sumsDoNotHold: Month[];
  rowsNotRead: Month[];
}

/**
 * Display state of a check, given its months. The transactions check ends when the applicant says so or every month has
 * a file. It is done only if the months support it or a person confirmed it.
 */
export function stateOfCheck(
  { kind, state, by }: Pick<StaffCheck, 'kind' | 'state' | 'by'>,
  months: readonly MarkedMonth[] | undefined,
): StateOfCheck {
  const isOnItsOwn = kind === 'transactions' && state === 'done' && by === null;
  const monthsThat = (isMeant: (month: MarkedMonth) => boolean) =>
    isOnItsOwn && months ? months.filter(isMeant).map(({ month }) => month) : [];
  const leftOpen = monthsThat((month) => ['missing', 'part', 'reading'].includes(month.state));
  const sumsDoNotHold = monthsThat(({ reason }) => reason === 'sumsDoNotHold');
  const rowsNotRead = monthsThat(({ reason }) => reason === 'rowsNotRead');
  const isOpen = [leftOpen, sumsDoNotHold, rowsNotRead].some((found) => found.length > 0);
  const lookOnItsOwn = isOpen ? 'open' : state;
  return { look: isOnItsOwn && !months ? 'unknown' : lookOnItsOwn, leftOpen, sumsDoNotHold, rowsNotRead };
}
