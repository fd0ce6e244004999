import { paths, type RoutePath } from '../routes.ts';

export const checkKinds = ['transactions', 'personalDetails'] as const;
export type CheckKind = (typeof checkKinds)[number];

export const checkStates = ['waiting', 'running', 'done', 'needsYou', 'handedOver'] as const;
export type CheckState = (typeof checkStates)[number];

export const isResolved = {
  waiting: false,
  running: false,
  done: true,
  needsYou: true,
  handedOver: true,
} as const satisfies Record<CheckState, boolean>;

export const handOverReasons = [
  'checkFailed',
  'noConsent',
  'sinDeclined',
  'notFoundWithSin',
  'notFound',
  'statementsUnread',
] as const;
export type HandOverReason = (typeof handOverReasons)[number];

export const takeOverReasons = ['takesTooLong', 'dataWrong', 'checkedOtherwise', 'other'] as const;
export type TakeOverReason = (typeof takeOverReasons)[number];

export const allHandOverReasons = [...handOverReasons, ...takeOverReasons] as const;

export const checkActions = {
  retry: ['handedOver', 'needsYou'],
  takeOver: ['waiting', 'running', 'needsYou'],
  settle: ['handedOver'],
} as const satisfies Record<string, readonly CheckState[]>;
export type CheckAction = keyof typeof checkActions;

/**
 * Whether a check in this state allows the action. While the SIN is missing, the bureau cannot be queried: that check
 * continues once the SIN is given or declined.
 */
export function mayActOnCheck(action: CheckAction, { kind, state }: { kind: CheckKind; state: CheckState }): boolean {
  const from: readonly CheckState[] = checkActions[action];
  return from.includes(state) && !(action === 'retry' && kind === 'personalDetails' && state === 'needsYou');
}

/** What staff can request: statements of named months, the SIN, an answer to a written question, or a document. */
export const informationKinds = ['statements', 'sin', 'question', 'document'] as const;
export type InformationKind = (typeof informationKinds)[number];

/** Screen where each kind is provided; null for a dialog of My applications. */
export const informationRoutes = {
  statements: paths.statementsUpload,
  sin: paths.sinEntry,
  question: null,
  document: paths.documentsUpload,
} as const satisfies Record<InformationKind, RoutePath | null>;

export interface CheckProgress {
  checks: readonly { kind: CheckKind; state: CheckState }[];
  missing: readonly { kind: InformationKind }[];
}

/** Where the processing screen goes next; undefined while checks are running. The SIN comes before statements. */
export function routeAfterChecks({ checks, missing }: CheckProgress): RoutePath | undefined {
  if (missing.some(({ kind }) => kind === 'sin')) return informationRoutes.sin;
  if (!checks.every(({ state }) => isResolved[state])) return undefined;
  return missing.some(({ kind }) => kind === 'statements') ? informationRoutes.statements : paths.final;
}
