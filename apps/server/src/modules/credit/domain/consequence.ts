/** What a bureau can answer. */
export type ReportStatus = 'FOUND' | 'NOT_FOUND' | 'NO_SCORE' | 'AMBIGUOUS' | 'ERROR';

/** What follows from a report: the check is done, the SIN is asked for, or the account manager goes on. */
export type Consequence = 'done' | 'askForSin' | 'goOnWithoutFile' | 'handOver';

const withoutSin = {
  FOUND: 'done',
  NOT_FOUND: 'askForSin',
  NO_SCORE: 'askForSin',
  AMBIGUOUS: 'askForSin',
  ERROR: 'handOver',
} as const satisfies Record<ReportStatus, Consequence>;

const withSin = {
  FOUND: 'done',
  NOT_FOUND: 'goOnWithoutFile',
  NO_SCORE: 'goOnWithoutFile',
  AMBIGUOUS: 'goOnWithoutFile',
  ERROR: 'handOver',
} as const satisfies Record<ReportStatus, Consequence>;

/** A second "not found" does not block (decisions, section 6). */
export function consequenceOf(status: ReportStatus, hadSin: boolean): Consequence {
  return hadSin ? withSin[status] : withoutSin[status];
}
