import type { Language } from '@portal/contract/language';
import type { Queries } from '../platform/database/index.ts';

export interface StaffReader {
  language: Language;
  /** Whether this person still has access and works on applications. */
  isColleague: boolean;
}

/** Finds recipients of mails to account managers. Implemented by the modules that own applications and people. */
export interface StaffDirectory {
  /** Email addresses of the account managers of an application, or of the open applications of some customers. */
  listAccountManagers(
    queries: Queries,
    about: { applicationId: string } | { customerIds: readonly string[] },
  ): Promise<string[]>;
  /** The staff member with this email address; undefined if the address was never in use. */
  findStaffReader(queries: Queries, email: string): Promise<StaffReader | undefined>;
}
