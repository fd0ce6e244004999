export const staffRoles = ['accountManager', 'administrator', 'auditor'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * Rights that staff operations require. `read`: see applications, their people and files. `work`: daily work on them.
 * `oversee`: see people, keys and webhooks. `administer`: change those.
 */
export const staffRights = ['read', 'work', 'oversee', 'administer'] as const;
export type StaffRight = (typeof staffRights)[number];

/** A staff key has all rights. */
export const rightsOf = {
  accountManager: ['read', 'work'],
  administrator: ['read', 'work', 'oversee', 'administer'],
  auditor: ['read', 'oversee'],
} as const satisfies Record<StaffRole, readonly StaffRight[]>;

export function hasRight(role: StaffRole, right: StaffRight): boolean {
  const rights: readonly StaffRight[] = rightsOf[role];
  return rights.includes(right);
}

export const keyScopes = ['staff', 'partner'] as const;
export type KeyScope = (typeof keyScopes)[number];
