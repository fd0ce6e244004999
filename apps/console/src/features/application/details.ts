import { isOpen } from '@portal/contract/application/status';
import { type ApplicationMatch, matchKinds } from '@portal/contract/staff/matches';
import { useQuery } from '@tanstack/react-query';
import type { ResponseBody } from '../../api/call-operation.ts';
import { useToday } from '../../api/today.ts';
import { type Unknown, whyUnknown } from '../../frame/states/why-unknown.ts';
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
export function useMatches(details: Details): { matches: ApplicationMatch[]; unknown: Unknown | undefined } {
  const { data, ...read } = useQuery(matchesQuery(details.application));
  const matches = (data?.matches ?? []).toSorted((a, b) => rankOf(a) - rankOf(b));
  return { matches, unknown: whyUnknown({ data, ...read }) };
}

function rankOf({ isAlarming, shared: [strongest] }: ApplicationMatch): number {
  const rank = strongest === undefined ? matchKinds.length : matchKinds.indexOf(strongest);
  return isAlarming ? rank - matchKinds.length : rank;
}

export type UnknownParts = Partial<Record<'row' | 'cashFlow' | 'matches' | 'decisions', Unknown | undefined>>;

/** Parts of the page that are not known, so that none of them reads as empty. */
export function useUnknownParts({ application }: Details): UnknownParts {
  const { applicationId, reference } = application;
  return {
    row: whyUnknown(useQuery(rowQuery(application))),
    cashFlow: whyUnknown(useQuery({ ...cashFlowQuery(applicationId), enabled: reference !== null })),
    matches: whyUnknown(useQuery(matchesQuery(application))),
    decisions: whyUnknown(useQuery(decisionsQuery(applicationId))),
  };
}

/** Whether data that determines the panels' height is still loading. */
export function useIsLoading({ application }: Details, parts: UnknownParts): boolean {
  const notes = whyUnknown(useQuery(notesQuery(application.applicationId)));
  return [notes, ...Object.values(parts)].some((unknown) => unknown?.isLoading);
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
