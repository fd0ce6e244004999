import { addDays } from '@portal/contract/calendar';
import { type IneligibilityReason, ineligibilityReasons } from '@portal/contract/eligibility';
import { readChoice } from '../../parts/lists/query-state.ts';

const yesOrNo = ['yes', 'no'] as const;

export const leadFilters = {
  reason: ineligibilityReasons,
  since: ['7', '30', '90', '365'],
  told: yesOrNo,
  cameBack: yesOrNo,
  assigned: ['mine', 'unassigned'],
  contacted: yesOrNo,
} as const satisfies Record<string, readonly string[]>;
export type LeadFilter = keyof typeof leadFilters;

export interface LeadsState {
  search?: string | undefined;
  reason?: IneligibilityReason | undefined;
  since?: string | undefined;
  told?: 'yes' | 'no' | undefined;
  cameBack?: 'yes' | 'no' | undefined;
  assigned?: 'mine' | 'unassigned' | undefined;
  contacted?: 'yes' | 'no' | undefined;
}

export function readLeadsState(query: string): LeadsState {
  return {
    search: new URLSearchParams(query).get('search')?.trim() || undefined,
    reason: readChoice(query, 'reason', leadFilters.reason),
    since: readChoice(query, 'since', leadFilters.since),
    told: readChoice(query, 'told', leadFilters.told),
    cameBack: readChoice(query, 'cameBack', leadFilters.cameBack),
    assigned: readChoice(query, 'assigned', leadFilters.assigned),
    contacted: readChoice(query, 'contacted', leadFilters.contacted),
  };
}

/** Converts the filters to request parameters. @param today the office's date, as YYYY-MM-DD */
export function toLeadParameters({ since, ...filters }: LeadsState, today: string) {
  const from = since && `${addDays(today, -Number(since))}T00:00:00.000Z`;
  const given = Object.entries({ ...filters, since: from }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
}
