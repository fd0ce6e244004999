import type { Insertable } from 'kysely';
import { type ApplicationStep, type DraftStep, nextStep } from '@portal/contract/application/steps';
import type { ApplicationTable } from '../../../platform/database/schema.ts';
import { eligibilityBounds, isBehindBound, stepsFrom } from '../domain/progress.ts';
import { applicationColumns, type ApplicationRow, stepColumns, type StepRow } from './application-row.ts';

// Saving steps is the most frequent write, so its statements are built once. They contain only constants of the
// contract; typed values are always parameters.

export type StepColumns = Partial<
  Pick<
    Insertable<ApplicationTable>,
    'structure' | 'funding' | 'age' | 'personal_sealed' | 'business_id' | 'revenue_confirmed_at'
  >
>;

/** A write creates a new version and cancels an announced expiry. */
export const TOUCHED = 'version = application.version + 1, expiry_notice_at = null';

const texts = new Map<string, string>();

function once(key: string, build: () => string): string {
  const text = texts.get(key) ?? build();
  texts.set(key, text);
  return text;
}

/** Columns to return: reading a whole application joins five other tables. */
export interface ReadBack {
  step: StepRow;
  application: ApplicationRow;
}

const readBack = {
  step: { from: '', where: '', columns: () => stepColumns.join() },
  application: {
    from: 'from customer',
    where: 'customer.id = application.customer_id and',
    columns: applicationColumns,
  },
} as const satisfies Record<keyof ReadBack, { from: string; where: string; columns: () => string }>;

/** Parameters: application, customer, version, time, then the columns' values. Returns the row, or nothing. */
export function updateStepText(
  step: ApplicationStep,
  columns: readonly (keyof StepColumns)[],
  reads: keyof ReadBack,
): string {
  const next = nextStep(step);
  const { from, where, columns: returned } = readBack[reads];
  return once(
    [reads, step, ...columns].join(),
    () => `
    update application set
      ${columns.map((column, index) => `${column} = $${index + 5},`).join(' ')}
      reached_step = case application.reached_step when '${step}' then '${next}' else application.reached_step end,
      current_step = case application.reached_step when 'review' then 'review' else '${next}' end,
      drafts = drafts - '${step}'::text, ${TOUCHED}, updated_at = $4
    ${from}
    where ${where} ${writable(step)}
    returning ${returned()}`,
  );
}

export function updateDraftText(step: DraftStep): string {
  return once(
    `draft ${step}`,
    () => `
    update application set
      drafts = drafts || jsonb_build_object('${step}', $5::text), current_step = '${step}', ${TOUCHED}, updated_at = $4
    where ${writable(step)}
    returning version`,
  );
}

/** The same conditions as `mayWrite`, in SQL. */
function writable(step: ApplicationStep): string {
  const { annualRevenue, monthsInBusiness } = eligibilityBounds;
  const reached = stepsFrom(step).map((each) => `'${each}'`);
  return [
    `application.id = $1 and application.customer_id = $2 and application.version = $3`,
    `application.status = 'incomplete' and application.reached_step in (${reached.join()})`,
    ...(isBehindBound(step, 'annualRevenue')
      ? [`coalesce((application.funding ->> 'annualRevenue')::bigint >= ${annualRevenue.minimum}, true)`]
      : []),
    ...(isBehindBound(step, 'monthsInBusiness')
      ? [`coalesce((application.age ->> 'months')::integer >= ${monthsInBusiness.minimum}, true)`]
      : []),
  ].join(' and ');
}
