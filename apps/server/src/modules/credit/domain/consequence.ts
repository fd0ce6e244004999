import type { CreditStatus } from '@portal/contract/staff/credit-report';

/** What follows from a report: the check is done, the SIN is requested, or the account manager takes over. */
export type Consequence = 'done' | 'askForSin' | 'goOnWithoutFile' | 'handOver';

const withoutSin = {
  FOUND: 'done',
  NOT_FOUND: 'askForSin',
  NO_SCORE: 'askForSin',
  AMBIGUOUS: 'askForSin',
  ERROR: 'handOver',
} as const satisfies Record<CreditStatus, Consequence>;

const withSin = {
  FOUND: 'done',
  NOT_FOUND: 'goOnWithoutFile',
  NO_SCORE: 'goOnWithoutFile',
  AMBIGUOUS: 'goOnWithoutFile',
  ERROR: 'handOver',
} as const satisfies Record<CreditStatus, Consequence>;

/** A second "not found" does not block (decisions, section 6). */
export function consequenceOf(status: CreditStatus, hadSin: boolean): Consequence {
  return hadSin ? withSin[status] : withoutSin[status];
}
