import { paths, type RoutePath } from '../routes.ts';

/** What is checked in the background after submission (decisions, section 6). */
export const checkKinds = ['transactions', 'personalDetails'] as const;
export type CheckKind = (typeof checkKinds)[number];

/** `needsYou`: the customer is asked for something. `handedOver`: the account manager takes over. */
export const checkStates = ['waiting', 'running', 'done', 'needsYou', 'handedOver'] as const;
export type CheckState = (typeof checkStates)[number];

/** Whether a check no longer changes automatically. */
export const isResolved = {
  waiting: false,
  running: false,
  done: true,
  needsYou: true,
  handedOver: true,
} as const satisfies Record<CheckState, boolean>;

/** Why the account manager takes a check over. */
export const handOverReasons = [
  'checkFailed',
  'noConsent',
  'sinDeclined',
  'notFoundWithSin',
  'statementsUnread',
] as const;
export type HandOverReason = (typeof handOverReasons)[number];

/** What a customer can be asked for: statements of named months, the SIN, or the answer to a written question. */
export const informationKinds = ['statements', 'sin', 'question'] as const;
export type InformationKind = (typeof informationKinds)[number];

/** Where each kind is provided; null: in a dialog of My applications. */
export const informationRoutes = {
  statements: paths.statementsUpload,
  sin: paths.sinEntry,
  question: null,
} as const satisfies Record<InformationKind, RoutePath | null>;

/** The data of the processing screen. */
export interface CheckProgress {
  checks: readonly { kind: CheckKind; state: CheckState }[];
  /** What was requested and not provided yet. */
  missing: readonly { kind: InformationKind }[];
}

/** Where the processing screen continues; undefined while checks are in progress. The SIN comes before statements. */
export function routeAfterChecks({ checks, missing }: CheckProgress): RoutePath | undefined {
  if (missing.some(({ kind }) => kind === 'sin')) return informationRoutes.sin;
  if (!checks.every(({ state }) => isResolved[state])) return undefined;
  return missing.some(({ kind }) => kind === 'statements') ? informationRoutes.statements : paths.final;
}
