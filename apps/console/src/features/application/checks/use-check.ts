import {
  type CheckAction,
  checkActions,
  type CheckKind,
  mayActOnCheck,
  type TakeOverReason,
} from '@portal/contract/application/checks';
import { isProblem } from '@portal/contract/client/problem';
import type { StaffCheck } from '@portal/contract/staff/application-details';
import type { Decision } from '@portal/contract/staff/decisions';
import type { TextKey } from '@portal/locales';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callOperation } from '../../../api/call-operation.ts';
import { refreshThen } from '../../../api/refresh.ts';
import type { Details } from '../details.ts';
import { useMeanwhile } from '../use-meanwhile.ts';

export interface CheckDraft {
  action: CheckAction | undefined;
  reason: TakeOverReason | '';
  words: string;
}

const offered = ['settle', 'retry', 'takeOver'] as const satisfies readonly CheckAction[];

function actionsOf(check: StaffCheck | undefined): CheckAction[] {
  return check ? offered.filter((action) => action in checkActions && mayActOnCheck(action, check)) : [];
}

function whatBlocks(
  { action, reason, words }: CheckDraft,
  actions: readonly CheckAction[],
  waiting: Decision | undefined,
): TextKey | undefined {
  if (waiting) return 'console.decide.blocked.waiting';
  if (action === undefined || !actions.includes(action)) return 'console.checks.blocked.gone';
  if (action === 'settle' && words.trim() === '') return 'console.checks.blocked.words';
  if (action !== 'takeOver') return undefined;
  if (reason === '') return 'console.checks.blocked.reason';
  return reason === 'other' && words.trim() === '' ? 'console.checks.blocked.otherReason' : undefined;
}

async function send(applicationId: string, check: CheckKind, draft: CheckDraft, version: number): Promise<void> {
  const params = { applicationId, check };
  const words = draft.words.trim();
  if (draft.action === 'retry') await callOperation('Staff_RetryCheck', { params, body: { version } });
  if (draft.action === 'settle') await callOperation('Staff_SettleCheck', { params, body: { words, version } });
  if (draft.action === 'takeOver' && draft.reason !== '') {
    const body = { reason: draft.reason, words: words === '' ? null : words, version };
    await callOperation('Staff_HandOverCheck', { params, body });
  }
}

export function useCheck(details: Details, kind: CheckKind, waiting: Decision | undefined, onDone: () => void) {
  const check = details.checks.find((each) => each.kind === kind);
  const actions = actionsOf(check);
  const [draft, setDraft] = useState<CheckDraft>({ action: actions[0], reason: '', words: '' });
  const { applicationId, version } = details.application;
  const save = useMutation({
    mutationFn: () => send(applicationId, kind, draft, version),
    ...refreshThen(onDone),
  });
  const isRefused = isProblem(save.error, 'errorVersionConflict');
  return {
    check,
    actions,
    draft,
    change: (part: Partial<CheckDraft>) => setDraft({ ...draft, ...part }),
    blocked: whatBlocks(draft, actions, waiting),
    save: { isPending: save.isPending, error: isRefused ? null : save.error, run: () => save.mutate() },
    isWithoutConsent: isProblem(save.error, 'errorConsentNeeded'),
    meanwhile: useMeanwhile(details, waiting, save),
  };
}
