import type { Language } from '@portal/contract/language';
import type { StaffRole } from '@portal/contract/staff/roles';
import type { Queries } from '../platform/database/index.ts';
import type { Vault } from '../platform/encryption/index.ts';

export interface StaffReader {
  language: Language;
  isColleague: boolean;
}

export interface StaffPerson {
  personId: string;
  name: string;
  email: string;
  role: StaffRole;
  /** Largest amount that they may offer alone, in whole Canadian dollars; null without a limit. */
  fundingLimit: number | null;
}

export interface StaffDirectory {
  listAccountManagers(
    queries: Queries,
    about: { applicationId: string } | { customerIds: readonly string[] },
  ): Promise<string[]>;
  /** The staff member with this email address; undefined if the address was never in use. */
  findStaffReader(queries: Queries, email: string): Promise<StaffReader | undefined>;
  listStaff(queries: Queries, vault: Vault): Promise<StaffPerson[]>;
}
