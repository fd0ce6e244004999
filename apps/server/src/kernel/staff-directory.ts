import type { Language } from '@portal/contract/language';
import type { Queries } from '../platform/database/index.ts';

/** Someone who signs in to the console, or did. */
export interface StaffReader {
  language: Language;
  /** Whether they are still here and work on applications. */
  isColleague: boolean;
}

/** Recipients of mails to account managers. The modules that own applications and people fill it in. */
export interface StaffDirectory {
  /** The addresses of the account managers of an application, or of the open applications of some customers. */
  listAccountManagers(
    queries: Queries,
    about: { applicationId: string } | { customerIds: readonly string[] },
  ): Promise<string[]>;
  /** The person of the console with an address; undefined if the address was never in use. */
  findStaffReader(queries: Queries, email: string): Promise<StaffReader | undefined>;
}
