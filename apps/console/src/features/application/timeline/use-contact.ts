import { isProblem } from '@portal/contract/client/problem';
import { isOpen } from '@portal/contract/application/status';
import type { ContactKind, ContactOutcome } from '@portal/contract/staff/contacts-logged';
import { useMutation } from '@tanstack/react-query';
import { callOperation } from '../../../api/call-operation.ts';
import { refreshThen } from '../../../api/refresh.ts';
import { useDraft } from '../../../storage/drafts.ts';
import { type ChosenDay, dayOf, useBusinessDays, whatBlocksDay } from '../../../parts/chosen-day.ts';
import { sortProblems } from '../../../frame/dialogs/field-problems.ts';
import { type Details, dialogDraft } from '../details.ts';
import { useMeanwhile } from '../use-meanwhile.ts';

export interface ContactDraft {
  kind: ContactKind;
  outcome: ContactOutcome;
  next: ChosenDay;
  note: string;
}

/** Has no day until one is chosen. */
type StoredDraft = Omit<ContactDraft, 'next'> & Partial<Pick<ContactDraft, 'next'>>;

/**
 * State of the contact form, for the application version on screen; entries survive a conflict. Until a day is chosen,
 * a new one is preselected if the promised day has passed, even if that becomes known later.
 */
export function useContact(details: Details, { isLate, onDone }: { isLate: boolean; onDone: () => void }) {
  const { applicationId, status, version } = details.application;
  const [stored, setStored] = useDraft<StoredDraft>(`${dialogDraft(applicationId)} contact`, {
    kind: 'call',
    outcome: 'reached',
    note: '',
  });
  const draft: ContactDraft = { next: { choice: isLate ? 'soon' : 'none', other: '' }, ...stored };
  const isPromised = isOpen(status);
  const businessDays = useBusinessDays();
  const save = useMutation({
    mutationFn: () => {
      const { kind, outcome, next, note } = draft;
      const nextContactDay = isPromised ? (dayOf(next, businessDays) ?? null) : null;
      const body = { kind, outcome, nextContactDay, note: note.trim() || null, version };
      return callOperation('Staff_LogContact', { params: { applicationId }, body });
    },
    ...refreshThen(onDone),
  });
  const isRefused = isProblem(save.error, 'errorVersionConflict');
  const { ofFields, rest } = sortProblems(isRefused ? null : save.error, ['nextContactDay']);
  return {
    draft,
    change: (part: Partial<ContactDraft>) => setStored({ ...stored, ...part }),
    isPromised,
    businessDays,
    dayProblem: ofFields.nextContactDay,
    blocked: isPromised ? whatBlocksDay(draft.next, businessDays) : undefined,
    save: { isPending: save.isPending, error: rest, run: () => save.mutate() },
    meanwhile: useMeanwhile(details, undefined, save),
  };
}
