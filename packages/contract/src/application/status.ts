export const applicationStatuses = ['incomplete', 'underReview', 'informationRequired', 'closed'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const closingOutcomes = ['funded', 'declined', 'withdrawn', 'expired'] as const;
export type ClosingOutcome = (typeof closingOutcomes)[number];

export const applicationMoves = [
  'submit',
  'requireInformation',
  'provideInformation',
  'withdraw',
  'expire',
  'close',
] as const;
export type ApplicationMove = (typeof applicationMoves)[number];

interface Move {
  from: readonly ApplicationStatus[];
  to: ApplicationStatus;
  outcomes: readonly ClosingOutcome[];
}

const open = ['incomplete', 'underReview', 'informationRequired'] as const;

export const moves = {
  submit: { from: ['incomplete'], to: 'underReview', outcomes: [] },
  requireInformation: { from: ['underReview'], to: 'informationRequired', outcomes: [] },
  provideInformation: { from: ['informationRequired'], to: 'underReview', outcomes: [] },
  withdraw: { from: open, to: 'closed', outcomes: ['withdrawn'] },
  expire: { from: ['incomplete'], to: 'closed', outcomes: ['expired'] },
  close: { from: open, to: 'closed', outcomes: ['funded', 'declined', 'withdrawn'] },
} as const satisfies Record<ApplicationMove, Move>;

export function canMove(move: ApplicationMove, from: ApplicationStatus): boolean {
  return (moves[move].from as readonly ApplicationStatus[]).includes(from);
}

export function isOpen(status: ApplicationStatus): boolean {
  return status !== 'closed';
}

export const customerActions = ['resume', 'provideMissingInformation', 'withdraw'] as const;
export type CustomerAction = (typeof customerActions)[number];

/** What the customer can do in My applications, the main action first. */
export const actionsByStatus = {
  incomplete: ['resume', 'withdraw'],
  underReview: ['withdraw'],
  informationRequired: ['provideMissingInformation', 'withdraw'],
  closed: [],
} as const satisfies Record<ApplicationStatus, readonly CustomerAction[]>;

/** Sort order of My applications: statuses that need action come first. */
export const statusOrder = {
  informationRequired: 0,
  incomplete: 1,
  underReview: 2,
  closed: 3,
} as const satisfies Record<ApplicationStatus, number>;
