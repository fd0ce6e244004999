import { foldEmail } from '@portal/contract/fields/email-text';
import type { AccountManager } from '@portal/contract/staff/applications';

/**
 * Whether an assignment is news to the assignee: it was not assigned to them before, and they did not assign it
 * themselves. People are compared by address, keys by name.
 * @param emailBefore folded address of the previous account manager; null if there was none
 */
export function isAssignmentNews(
  { name, email }: AccountManager,
  emailBefore: string | null,
  by: { name: string; email: string | null },
): boolean {
  if (foldEmail(email) === emailBefore) return false;
  return by.email === null ? name.toLowerCase() !== by.name.toLowerCase() : foldEmail(email) !== foldEmail(by.email);
}
