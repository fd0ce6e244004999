import type { Language } from '@portal/contract/language';
import type { MarkedMonth } from '@portal/contract/staff/work-list';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callOperation, type OperationCall } from '../../api/call-operation.ts';
import { operationKey } from '../../api/queries.ts';
import { type Details, refresh } from './details.ts';
import { unaskedMonths } from './unasked-months.ts';

type Request = OperationCall<'Staff_RequestInformation'>['body'];

/** What the customer is to be asked, as it stands in the form. */
export interface Asked {
  months: readonly string[];
  sin: boolean;
  question: Readonly<Record<Language, string>>;
  dueDay: string;
}

/** What is asked for, as the operation takes it; a question needs both languages. */
function toRequest({ months, sin, question, dueDay }: Asked): Request {
  const [en, fr] = [question.en.trim(), question.fr.trim()];
  const items: Request['items'] = [
    ...(months.length > 0 ? [{ kind: 'statements' as const, months: months.toSorted() }] : []),
    ...(sin ? [{ kind: 'sin' as const }] : []),
    ...(en !== '' && fr !== '' ? [{ kind: 'question' as const, question: { en, fr } }] : []),
  ];
  return { dueDay: dueDay === '' ? null : dueDay, items };
}

/** The mail that would tell the customer. It never has the words of a question, so they are not sent for it either. */
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

/** Whether a question stands in one language only. */
function isHalfWritten({ question }: Asked): boolean {
  return (question.en.trim() === '') !== (question.fr.trim() === '');
}

/**
 * What is asked of the customer, and how it is sent. The months that are gone and not asked for yet are chosen.
 * @param months the window, with what is known of each month
 */
export function useAsking({ application, missing }: Details, months: readonly MarkedMonth[], onSent: () => void) {
  const [asked, setAsked] = useState<Asked>({
    months: unaskedMonths(months, missing),
    sin: false,
    question: { en: '', fr: '' },
    dueDay: '',
  });
  const request = toRequest(asked);
  const isHalf = isHalfWritten(asked);
  const { applicationId } = application;
  const send = useMutation({
    mutationFn: () => callOperation('Staff_RequestInformation', { params: { applicationId }, body: request }),
    onSuccess: async () => {
      await refresh();
      onSent();
    },
  });
  return {
    asked,
    change: (part: Partial<Asked>) => setAsked({ ...asked, ...part }),
    isEmpty: request.items.length === 0,
    isHalf,
    canSend: request.items.length > 0 && !isHalf,
    send,
    preview: useMailPreview(applicationId, request),
  };
}
