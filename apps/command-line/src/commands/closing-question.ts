import type { staffGetApplication } from '@portal/contract/operations/staff';
import type * as z from 'zod/mini';

/** Names what would be closed: a mistyped reference is another customer's. */
export function closingQuestion(
  { application }: z.output<(typeof staffGetApplication)['response']>,
  outcome: string,
): string {
  const name = [application.businessInfo.companyName, application.reference ?? application.applicationId]
    .filter((part) => part !== null)
    .join(', ');
  return `Close ${name} as ${outcome}? The applicant is notified, and it cannot be undone. [y/N] `;
}
