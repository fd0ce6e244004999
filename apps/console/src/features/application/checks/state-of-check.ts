import type { CheckState } from '@portal/contract/application/checks';
import type { Month } from '@portal/contract/calendar';
import type { StaffCheck } from '@portal/contract/staff/application-details';
import type { MarkedMonth } from '@portal/contract/staff/work-list';

/** How a check looks: `open` where the portal has ended it and something is left for a person. */
export type CheckLook = CheckState | 'open';

export interface StateOfCheck {
  look: CheckLook;
  /** Months of which nothing was read, or only a part. */
  leftOpen: Month[];
  /** Months of which a printed sum does not hold, and those of which no rows were read. */
  sumsDoNotHold: Month[];
  rowsNotRead: Month[];
}

/**
 * What a check comes to beside the months that it is about. The check of transactions ends on the applicant's word, or once every
 * month has a file: it is done only where the months bear it out, or a person has said so.
 */
export function stateOfCheck(
  { kind, state, by }: Pick<StaffCheck, 'kind' | 'state' | 'by'>,
  months: readonly MarkedMonth[],
): StateOfCheck {
  const isOnItsOwn = kind === 'transactions' && state === 'done' && by === null;
  const monthsThat = (isMeant: (month: MarkedMonth) => boolean) =>
    isOnItsOwn ? months.filter(isMeant).map(({ month }) => month) : [];
  const leftOpen = monthsThat((month) => ['missing', 'part', 'reading'].includes(month.state));
  const sumsDoNotHold = monthsThat(({ reason }) => reason === 'sumsDoNotHold');
  const rowsNotRead = monthsThat(({ reason }) => reason === 'rowsNotRead');
  const isOpen = [leftOpen, sumsDoNotHold, rowsNotRead].some((found) => found.length > 0);
  return { look: isOpen ? 'open' : state, leftOpen, sumsDoNotHold, rowsNotRead };
}
