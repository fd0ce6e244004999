import { isOpen } from '@portal/contract/application/status';
import { type ApplicationMatch, matchKinds } from '@portal/contract/staff/matches';
import { useQuery } from '@tanstack/react-query';
import type { ResponseBody } from '../../api/call-operation.ts';
import { useToday } from '../../api/today.ts';
import {
  cashFlowQuery,
  decisionsQuery,
  detailsQuery,
  matchesQuery,
  type KnownRow,
  notesQuery,
  rowQuery,
} from '../../parts/application/application-queries.ts';

export type Details = ResponseBody<'Staff_GetApplication'>;

export function useDetails(applicationId: string) {
  return useQuery(detailsQuery(applicationId));
}

/**
 * The application's row in the work list: its promised day, and its months with their proof. Null before submission.
 */
export function useRow(details: Details): (KnownRow & { today: string }) | undefined {
  const today = useToday();
  const { data } = useQuery(rowQuery(details.application));
  return data && { ...data, today };
}

/** Those to be checked first, then those with the strongest evidence. */
export function useMatches(details: Details): ApplicationMatch[] {
  const { data } = useQuery(matchesQuery(details.application));
  return (data?.matches ?? []).toSorted((a, b) => rankOf(a) - rankOf(b));
}

function rankOf({ isAlarming, shared: [strongest] }: ApplicationMatch): number {
  const rank = strongest === undefined ? matchKinds.length : matchKinds.indexOf(strongest);
  return isAlarming ? rank - matchKinds.length : rank;
}

/** Whether data that determines the panels' height is still loading: the row, revenue, matches, notes or decisions. */
export function useIsLoading(details: Details): boolean {
  const { applicationId, reference } = details.application;
  const row = useQuery(rowQuery(details.application));
  const flow = useQuery({ ...cashFlowQuery(applicationId), enabled: reference !== null });
  const matches = useQuery(matchesQuery(details.application));
  const notes = useQuery(notesQuery(applicationId));
  const decisions = useQuery(decisionsQuery(applicationId));
  return [row, flow, matches, notes, decisions].some(({ isLoading }) => isLoading);
}

/** Whether an application is submitted and not closed, so that staff can act on it. */
export function isInWork({ status }: Details['application']): boolean {
  return isOpen(status) && status !== 'incomplete';
}

export function businessAndReference({ application: { businessInfo, reference } }: Details): string {
  return [businessInfo.companyName, reference].filter(Boolean).join(' · ');
}

/** Prefix of drafts in an application's dialogs: they are dropped when a dialog closes, but not when a session ends. */
export function dialogDraft(applicationId: string): string {
  return `dialog ${applicationId}`;
}
