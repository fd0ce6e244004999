import type { Language } from '@portal/contract/language';
import type { StaffRole } from '@portal/contract/staff/roles';

export interface DemoPerson {
  name: string;
  email: string;
  role: StaffRole;
  language: Language;
}

export const demoPeople: readonly DemoPerson[] = [
  { name: 'Anne Roy', email: 'anne.roy@lender.example', role: 'accountManager', language: 'fr' },
  { name: 'Joelle Battersby', email: 'joelle.battersby@lender.example', role: 'administrator', language: 'en' },
  { name: 'Owen Kassel', email: 'owen.kassel@lender.example', role: 'auditor', language: 'en' },
];

const emails: ReadonlySet<string> = new Set(demoPeople.map(({ email }) => email));

/** Whether anyone may sign in as this person: only in development. */
export function isDemoPerson({ mode }: { mode: string }, { email }: { email: string }): boolean {
  return mode === 'development' && emails.has(email);
}
