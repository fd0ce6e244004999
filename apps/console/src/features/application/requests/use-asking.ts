import { UNDO_MS } from '@portal/contract/constants';
import { isProblem } from '@portal/contract/client/problem';
import type { DocumentKind } from '@portal/contract/application/documents';
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
  documents: readonly DocumentKind[];
  message: Readonly<Record<Language, string>>;
  question: Readonly<Record<Language, string>>;
  due: ChosenDay;
}

/** Has no months until they are chosen. */
type AskedDraft = Omit<Asked, 'months'> & Partial<Pick<Asked, 'months'>>;

function written({ en, fr }: Readonly<Record<Language, string>>): Record<Language, string> | undefined {
  return en.trim() === '' || fr.trim() === '' ? undefined : { en: en.trim(), fr: fr.trim() };
}

/** Converts the form to the operation's input; a question needs both languages, and so does a message. */
function toRequest({ months, sin, question, due, documents, message }: Asked, businessDays: BusinessDays): Request {
  const [asked, about] = [written(question), written(message)];
  const items: Request['items'] = [
    ...(months.length > 0 ? [{ kind: 'statements' as const, months: months.toSorted() }] : []),
    ...(sin ? [{ kind: 'sin' as const }] : []),
    ...(asked ? [{ kind: 'question' as const, question: asked }] : []),
    ...documents.map((document) => ({ kind: 'document' as const, document, ...(about && { message: about }) })),
  ];
  return { dueDay: dayOf(due, businessDays) ?? null, items };
}

const unsent = { en: '–', fr: '–' };

/** Preview of the email to the customer. It never contains questions or messages, so placeholders are sent instead. */
function useMailPreview(applicationId: string, { dueDay, items }: Request) {
  const body: Request = {
    dueDay,
    items: items.map((item) => {
      if (item.kind === 'question') return { ...item, question: unsent };
      return item.kind === 'document' ? { ...item, message: unsent } : item;
    }),
  };
  return useQuery({
    queryKey: operationKey('Staff_PreviewInformationMail', { applicationId, body }),
    queryFn: ({ signal }) => callOperation('Staff_PreviewInformationMail', { params: { applicationId }, body, signal }),
    enabled: items.length > 0,
    placeholderData: keepPreviousData,
  });
}

function isHalfWritten({ en, fr }: Readonly<Record<Language, string>>): boolean {
  return (en.trim() === '') !== (fr.trim() === '');
}

function textProblems({ question, message, documents }: Asked) {
  return {
    question: isHalfWritten(question),
    message: isHalfWritten(message),
    isOtherUnnamed: documents.includes('other') && written(message) === undefined,
  };
}

function whatBlocks(
  { items }: Request,
  isHalf: ReturnType<typeof textProblems>,
  waiting: Decision | undefined,
): TextKey | undefined {
  if (waiting) return 'console.decide.blocked.waiting';
  if (isHalf.question) return 'console.ask.bothLanguages';
  if (isHalf.message) return 'console.ask.messageInBoth';
  if (isHalf.isOtherUnnamed) return 'console.ask.otherNeedsMessage';
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
 * State of the request form, for the application version on screen. Until months are chosen, those that are missing and
 * not yet requested are selected, even while statements are still being read.
 */
export function useAsking(details: Details, { months, waiting, onSent }: AskingParts) {
  const { application, missing } = details;
  const [draft, setDraft] = useDraft<AskedDraft>(`${dialogDraft(application.applicationId)} ask`, {
    sin: false,
    documents: [],
    message: { en: '', fr: '' },
    question: { en: '', fr: '' },
    due: { choice: 'later', other: '' },
  });
  const asked: Asked = { months: unaskedMonths(months, missing), ...draft };
  const businessDays = useBusinessDays();
  const request = toRequest(asked, businessDays);
  const isHalf = textProblems(asked);
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
    change: (part: Partial<Asked>) => setDraft({ ...draft, ...part }),
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
