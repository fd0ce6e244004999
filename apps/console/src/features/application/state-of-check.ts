import type { CheckState } from '@portal/contract/application/checks';
import type { Month } from '@portal/contract/application/statement-window';
import type { StaffCheck } from '@portal/contract/staff/application-details';
import type { MarkedMonth } from '@portal/contract/staff/work-list';

/** How a check looks: `open` where the portal has ended it and something is left for a person. */
export type CheckLook = CheckState | 'open';

export interface StateOfCheck {
  look: CheckLook;
  /** Months of which nothing was read, or only a part. */
  leftOpen: Month[];
  /** Months whose statements are not believed. */
  notProven: Month[];
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
  const inState = (...states: MarkedMonth['state'][]) =>
    isOnItsOwn ? months.filter((each) => states.includes(each.state)).map(({ month }) => month) : [];
  const [leftOpen, notProven] = [inState('missing', 'part', 'reading'), inState('notProven')];
  return { look: leftOpen.length + notProven.length > 0 ? 'open' : state, leftOpen, notProven };
}
