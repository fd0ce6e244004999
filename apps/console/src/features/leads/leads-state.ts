import { addDays } from '@portal/contract/calendar';
import { type IneligibilityReason, ineligibilityReasons } from '@portal/contract/eligibility';
import { readChoice } from '../../parts/lists/query-state.ts';

const yesOrNo = ['yes', 'no'] as const;

/** Filters of the lead list, in the order of their chips; each is in the address. */
export const leadFilters = {
  reason: ineligibilityReasons,
  since: ['7', '30', '90', '365'],
  told: yesOrNo,
  cameBack: yesOrNo,
} as const satisfies Record<string, readonly string[]>;
export type LeadFilter = keyof typeof leadFilters;

export interface LeadsState {
  reason?: IneligibilityReason | undefined;
  /** Maximum number of days since they asked. */
  since?: string | undefined;
  told?: 'yes' | 'no' | undefined;
  cameBack?: 'yes' | 'no' | undefined;
}

export function readLeadsState(query: string): LeadsState {
  return {
    reason: readChoice(query, 'reason', leadFilters.reason),
    since: readChoice(query, 'since', leadFilters.since),
    told: readChoice(query, 'told', leadFilters.told),
    cameBack: readChoice(query, 'cameBack', leadFilters.cameBack),
  };
}

/** What the server is asked for. @param today of the office, as YYYY-MM-DD */
export function toLeadParameters({ since, ...filters }: LeadsState, today: string) {
  const from = since && `${addDays(today, -Number(since))}T00:00:00.000Z`;
  const given = Object.entries({ ...filters, since: from }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
}
