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
  'notFound',
  'statementsUnread',
] as const;
export type HandOverReason = (typeof handOverReasons)[number];

/** Why an account manager takes a check over that is under way. */
export const takeOverReasons = ['takesTooLong', 'dataWrong', 'checkedOtherwise', 'other'] as const;
export type TakeOverReason = (typeof takeOverReasons)[number];

/** Every reason why a check is a person's. */
export const allHandOverReasons = [...handOverReasons, ...takeOverReasons] as const;

/** From which states a person may do what with a check: try it again, take it over, say that it is done. */
export const checkActions = {
  retry: ['handedOver', 'needsYou'],
  takeOver: ['waiting', 'running', 'needsYou'],
  settle: ['handedOver'],
} as const satisfies Record<string, readonly CheckState[]>;
export type CheckAction = keyof typeof checkActions;

/**
 * Whether a check in this state may be acted on so. While the SIN is awaited, nobody asks the bureau without it: that
 * check goes on by itself once the SIN is given or declined.
 */
export function mayActOnCheck(action: CheckAction, { kind, state }: { kind: CheckKind; state: CheckState }): boolean {
  const from: readonly CheckState[] = checkActions[action];
  return from.includes(state) && !(action === 'retry' && kind === 'personalDetails' && state === 'needsYou');
}

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
