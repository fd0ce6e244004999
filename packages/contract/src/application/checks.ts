/** What is checked in the background after submission (decisions, section 6). */
export const checkKinds = ['transactions', 'personalDetails'] as const;
export type CheckKind = (typeof checkKinds)[number];

/** `needsYou`: the person is asked for something. `handedOver`: the account manager goes on with it. */
export const checkStates = ['waiting', 'running', 'done', 'needsYou', 'handedOver'] as const;
export type CheckState = (typeof checkStates)[number];

/** Whether nothing more happens with a check by itself. */
export const isSettled = {
  waiting: false,
  running: false,
  done: true,
  needsYou: true,
  handedOver: true,
} as const satisfies Record<CheckState, boolean>;

/** Why the account manager goes on with a check. */
export const handOverReasons = [
  'checkFailed',
  'noConsent',
  'sinDeclined',
  'notFoundWithSin',
  'statementsUnread',
] as const;
export type HandOverReason = (typeof handOverReasons)[number];

/** What a person can be asked for: statements of named months, the SIN, or the answer to a written question. */
export const informationKinds = ['statements', 'sin', 'question'] as const;
export type InformationKind = (typeof informationKinds)[number];

/** Where each kind is provided; null: in a dialog of My applications. */
export const informationRoutes = {
  statements: '/application-bank-statements-upload',
  sin: '/application-sin-entry',
  question: null,
} as const satisfies Record<InformationKind, string | null>;

/** What the processing screen knows. */
export interface CheckProgress {
  checks: readonly { kind: CheckKind; state: CheckState }[];
  /** What is asked for and not given yet. */
  missing: readonly { kind: InformationKind }[];
}

/** Where the processing screen goes by itself; undefined while checks are under way. The SIN comes before statements. */
export function routeAfterChecks({ checks, missing }: CheckProgress): string | undefined {
  if (missing.some(({ kind }) => kind === 'sin')) return informationRoutes.sin;
  if (!checks.every(({ state }) => isSettled[state])) return undefined;
  return missing.some(({ kind }) => kind === 'statements') ? informationRoutes.statements : '/final';
}
