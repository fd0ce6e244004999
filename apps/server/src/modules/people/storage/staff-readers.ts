import { foldEmail } from '@portal/contract/fields/email-text';
import type { Language } from '@portal/contract/language';
import { hasRight, type StaffRole } from '@portal/contract/staff/roles';
import type { Queries } from '../../../platform/database/index.ts';
import type { Vault } from '../../../platform/encryption/index.ts';
import { openName } from './name.ts';
import { listPresentPeople } from './people.ts';

export async function findStaffReader(
  queries: Queries,
  email: string,
): Promise<{ language: Language; isColleague: boolean } | undefined> {
  const row = await queries
    .selectFrom('staff_person')
    .select(['language', 'role', 'removed_at'])
    .where('email_folded', '=', foldEmail(email))
    .orderBy('removed_at', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();
  return row && { language: row.language, isColleague: row.removed_at === null && hasRight(row.role, 'work') };
}

export async function listStaff(
  queries: Queries,
  vault: Vault,
): Promise<{ personId: string; name: string; email: string; role: StaffRole; fundingLimit: number | null }[]> {
  const people = await listPresentPeople(queries);
  return people.map(({ funding_limit: fundingLimit, ...person }) => ({
    personId: person.id,
    name: openName(vault, person),
    email: person.email,
    role: person.role,
    fundingLimit,
  }));
}
