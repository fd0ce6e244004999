import type { Selectable } from 'kysely';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { ApplicationTable } from '../../../platform/database/schema.ts';

export type LeadApplication = Pick<
  Selectable<ApplicationTable>,
  'id' | 'reference' | 'status' | 'outcome' | 'submitted_at'
>;

export interface LeftAddress {
  id: string;
  email_folded: string;
  created_at: Date;
}

/**
 * What leads need from applications. Implemented in the application module, because that module depends on this one.
 */
export interface LeadApplications {
  listProgress(queries: Queries, ids: readonly string[]): Promise<LeadApplication[]>;
  findApplicants(tx: Transaction, leads: readonly LeftAddress[]): Promise<ReadonlySet<string>>;
}
