import type { Language } from '@portal/contract/language';
import type { StaffRole } from '@portal/contract/staff/roles';

export interface DemoPerson {
  name: string;
  email: string;
  role: StaffRole;
  language: Language;
}

/** Who works at the lender of a development server. */
export const demoPeople: readonly DemoPerson[] = [
  { name: 'Anne Roy', email: 'anne.roy@lender.example', role: 'accountManager', language: 'fr' },
  { name: 'Joelle Battersby', email: 'joelle.battersby@lender.example', role: 'administrator', language: 'en' },
  { name: 'Owen Kassel', email: 'owen.kassel@lender.example', role: 'auditor', language: 'en' },
];

const emails: ReadonlySet<string> = new Set(demoPeople.map(({ email }) => email));

/** Whether whoever opens the console may sign in as this person: in development alone. */
export function isDemoPerson({ mode }: { mode: string }, { email }: { email: string }): boolean {
  return mode === 'development' && emails.has(email);
}
