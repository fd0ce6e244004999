import { UNDO_MS } from '@portal/contract/constants';
import { isProblem } from '@portal/contract/client/problem';
import type { Language } from '@portal/contract/language';
import type { Decision } from '@portal/contract/staff/decisions';
import type { MarkedMonth } from '@portal/contract/staff/work-list';
import type { TextKey } from '@portal/locales';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { callOperation, type OperationCall } from '../../../api/call-operation.ts';
import { operationKey } from '../../../api/queries.ts';
import { refresh, refreshAfter } from '../../../api/refresh.ts';
import { useDraft } from '../../../storage/drafts.ts';
import { type Details, dialogDraft } from '../details.ts';
import { type BusinessDays, type ChosenDay, dayOf, useBusinessDays, whatBlocksDay } from '../../../parts/chosen-day.ts';
import { sortProblems } from '../../../frame/dialogs/field-problems.ts';
import { useMeanwhile } from '../use-meanwhile.ts';
import { unaskedMonths } from './unasked-months.ts';

type Request = OperationCall<'Staff_RequestInformation'>['body'];

export interface Asked {
  months: readonly string[];
  sin: boolean;
  question: Readonly<Record<Language, string>>;
  due: ChosenDay;
}

/** Converts the form to the operation's input; a question needs both languages. */
function toRequest({ months, sin, question, due }: Asked, businessDays: BusinessDays): Request {
  const [en, fr] = [question.en.trim(), question.fr.trim()];
  const items: Request['items'] = [
    ...(months.length > 0 ? [{ kind: 'statements' as const, months: months.toSorted() }] : []),
    ...(sin ? [{ kind: 'sin' as const }] : []),
    ...(en !== '' && fr !== '' ? [{ kind: 'question' as const, question: { en, fr } }] : []),
  ];
  return { dueDay: dayOf(due, businessDays) ?? null, items };
}

/** Preview of the email to the customer, which never contains a question's text: that text is not sent. */
function useMailPreview(applicationId: string, { dueDay, items }: Request) {
  const body: Request = {
    dueDay,
    items: items.map((item) => (item.kind === 'question' ? { ...item, question: { en: '–', fr: '–' } } : item)),
  };
  return useQuery({
    queryKey: operationKey('Staff_PreviewInformationMail', { applicationId, body }),
    queryFn: ({ signal }) => callOperation('Staff_PreviewInformationMail', { params: { applicationId }, body, signal }),
    enabled: items.length > 0,
    placeholderData: keepPreviousData,
  });
}

function isHalfWritten({ question }: Asked): boolean {
  return (question.en.trim() === '') !== (question.fr.trim() === '');
}

/** Text key of what must be done before the request can be sent. */
function whatBlocks({ items }: Request, isHalf: boolean, waiting: Decision | undefined): TextKey | undefined {
  if (waiting) return 'console.decide.blocked.waiting';
  if (isHalf) return 'console.ask.bothLanguages';
  return items.length === 0 ? 'console.ask.nothing' : undefined;
}

/** The request just sent, by item ids; empty if everything had been requested before. */
export interface SentRequest {
  itemIds: readonly string[];
  /** When the email is sent, in milliseconds on this device's clock. */
  until: number;
}

function undoneUntil(): number {
  return Date.now() + UNDO_MS;
}

interface AskingParts {
  months: readonly MarkedMonth[];
  waiting: Decision | undefined;
  onSent: (sent: SentRequest) => void;
}

/**
 * State of the request form, for the application version on screen. Preselects missing months that were not requested
 * yet.
 */
export function useAsking(details: Details, { months, waiting, onSent }: AskingParts) {
  const { application, missing } = details;
  const [asked, setAsked] = useDraft<Asked>(`${dialogDraft(application.applicationId)} ask`, {
    months: unaskedMonths(months, missing),
    sin: false,
    question: { en: '', fr: '' },
    due: { choice: 'later', other: '' },
  });
  const businessDays = useBusinessDays();
  const request = toRequest(asked, businessDays);
  const isHalf = isHalfWritten(asked);
  const { applicationId, version } = application;
  const send = useMutation({
    mutationFn: () =>
      callOperation('Staff_RequestInformation', { params: { applicationId }, body: { ...request, version } }),
    onSuccess: async ({ itemIds }) => {
      const sent = { itemIds, until: undoneUntil() };
      await refresh();
      onSent(sent);
    },
    onError: (error) => refreshAfter(error),
  });
  const isRefused = isProblem(send.error, 'errorVersionConflict');
  const { ofFields, rest } = sortProblems(isRefused ? null : send.error, ['dueDay']);
  return {
    asked,
    change: (part: Partial<Asked>) => setAsked({ ...asked, ...part }),
    isEmpty: request.items.length === 0,
    isHalf,
    blocked: whatBlocks(request, isHalf, waiting) ?? whatBlocksDay(asked.due, businessDays),
    businessDays,
    dueDayProblem: ofFields.dueDay,
    send: { isPending: send.isPending, error: rest, run: () => send.mutate() },
    meanwhile: useMeanwhile(details, waiting, send),
    preview: useMailPreview(applicationId, request),
  };
}
