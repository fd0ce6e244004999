import type { Selectable } from 'kysely';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { ApplicationTable } from '../../../platform/database/schema.ts';

/** How far the application of a lead is. */
export type LeadApplication = Pick<
  Selectable<ApplicationTable>,
  'id' | 'reference' | 'status' | 'outcome' | 'submitted_at'
>;

/** An address and when it left its answers. */
export interface LeftAddress {
  id: string;
  email_folded: string;
  created_at: Date;
}

/** What leads need of the applications, which are above this module and fill it in. */
export interface LeadApplications {
  /** How far these applications are, in any order; those erased are left out. */
  listProgress(queries: Queries, ids: readonly string[]): Promise<LeadApplication[]>;
  /** The ids of the leads whose address has begun an application since. */
  findApplicants(tx: Transaction, leads: readonly LeftAddress[]): Promise<ReadonlySet<string>>;
}
