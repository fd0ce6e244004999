import { isOpen } from '@portal/contract/application/status';
import { useQuery } from '@tanstack/react-query';
import type { ResponseBody } from '../../api/call-operation.ts';
import { useToday } from '../../api/today.ts';
import {
  cashFlowQuery,
  decisionsQuery,
  detailsQuery,
  type KnownRow,
  notesQuery,
  rowQuery,
} from '../../parts/application/application-queries.ts';

/** One application whole, as the server answers it. */
export type Details = ResponseBody<'Staff_GetApplication'>;

export function useDetails(applicationId: string) {
  return useQuery(detailsQuery(applicationId));
}

/** Its row of the work list: the promised day and the months with their proof. Null before submission. */
export function useRow(details: Details): (KnownRow & { today: string }) | undefined {
  const today = useToday();
  const { data } = useQuery(rowQuery(details.application));
  return data && { ...data, today };
}

/** Whether what the panels are as high as is on its way: its row, its revenue, and what was written and decided. */
export function useIsLoading(details: Details): boolean {
  const { applicationId, reference } = details.application;
  const row = useQuery(rowQuery(details.application));
  const flow = useQuery({ ...cashFlowQuery(applicationId), enabled: reference !== null });
  const notes = useQuery(notesQuery(applicationId));
  const decisions = useQuery(decisionsQuery(applicationId));
  return [row, flow, notes, decisions].some(({ isLoading }) => isLoading);
}

/** Whether an application was submitted and is not closed: anything may be done with it. */
export function isInWork({ status }: Details['application']): boolean {
  return isOpen(status) && status !== 'incomplete';
}

/** What a dialog is about: the business and its reference. */
export function businessAndReference({ application: { businessInfo, reference } }: Details): string {
  return [businessInfo.companyName, reference].filter(Boolean).join(' · ');
}

/** How drafts in the dialogs of an application begin: closing a dialog drops them, a session that ends does not. */
export function dialogDraft(applicationId: string): string {
  return `dialog ${applicationId}`;
}
