import type { Decision } from '@portal/contract/staff/decisions';
import type { Translation } from '@portal/design/i18n/use-text.ts';
import { locales } from '@portal/locales/format/number';

export function waitsForApproval({ end, approval }: Decision): boolean {
  return end === null && approval !== null && approval.at === null;
}

export function stateOf(decision: Decision) {
  return decision.end ?? (waitsForApproval(decision) ? 'approval' : 'waiting');
}

export function decisionWords(decision: Decision, { t, language }: Translation): string {
  const { decidedBy: name, approval } = decision;
  const outcome = t(`console.decide.outcomes.${decision.outcome}`);
  const state = stateOf(decision);
  if (state !== 'approval') return t(`console.decide.states.${state}`, { name, outcome });
  const approvers = new Intl.ListFormat(locales[language]).format(approval?.approvers ?? []);
  return approvers === ''
    ? t('console.decide.nobodyApproves', { name, outcome })
    : t('console.decide.states.approval', { name, outcome, approvers });
}
