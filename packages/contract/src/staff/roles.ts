/** What a person of the lender is there for. */
export const staffRoles = ['accountManager', 'administrator', 'auditor'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * What an operation of staff asks of its caller: `read`, the applications and whom they are about, with their files;
 * `work`, the daily work on them; `oversee`, who has access: people, keys, webhooks; `administer`, to change that.
 */
export const staffRights = ['read', 'work', 'oversee', 'administer'] as const;
export type StaffRight = (typeof staffRights)[number];

/** The rights of each role. A key of scope staff has all of them. */
export const rightsOf = {
  accountManager: ['read', 'work'],
  administrator: ['read', 'work', 'oversee', 'administer'],
  auditor: ['read', 'oversee'],
} as const satisfies Record<StaffRole, readonly StaffRight[]>;

/** Whether somebody of this role may call operations that ask for this right. */
export function hasRight(role: StaffRole, right: StaffRight): boolean {
  const rights: readonly StaffRight[] = rightsOf[role];
  return rights.includes(right);
}

/** What a key may do: each is the access rule of the operations that it may call. */
export const keyScopes = ['staff', 'partner'] as const;
export type KeyScope = (typeof keyScopes)[number];
