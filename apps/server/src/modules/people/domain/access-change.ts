import type { AccessChange } from '@portal/contract/staff/audit';
import type { StaffPerson } from '@portal/contract/staff/people';

type Access = Pick<StaffPerson, 'role' | 'fundingLimit'>;

/** What differs between the access before and after; undefined if nothing does. A new person had none before. */
export function accessChangeOf(before: Access | undefined, after: Access): AccessChange | undefined {
  const role = { before: before?.role ?? null, after: after.role };
  const fundingLimit = { before: before?.fundingLimit ?? null, after: after.fundingLimit };
  const change = {
    ...(role.before !== role.after && { role }),
    ...(fundingLimit.before !== fundingLimit.after && { fundingLimit }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
}
