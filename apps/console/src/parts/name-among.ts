import type { AccountManager } from '@portal/contract/staff/applications';

/** A person's name, with the address if someone else in the list has the same name. */
export function nameAmong(people: readonly AccountManager[], { name, email }: AccountManager): string {
  const isShared = people.some((other) => other.name === name && other.email !== email);
  return isShared ? `${name} (${email})` : name;
}
