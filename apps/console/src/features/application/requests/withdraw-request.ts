import { ApiProblem, isProblem } from '@portal/contract/client/problem';
import { callOperation } from '../../../api/call-operation.ts';

/** Takes back what was asked of the customer. */
export async function withdrawRequest(applicationId: string, itemIds: readonly string[]): Promise<void> {
  await callOperation('Staff_WithdrawRequest', { params: { applicationId }, body: { itemIds: [...itemIds] } });
}

/** Why it was refused, better than its code says it; the key of a text. */
export function whyNotWithdrawn(error: unknown): string | undefined {
  if (isProblem(error, 'errorNothingAsked')) return 'console.requests.answered';
  return error instanceof ApiProblem ? error.fields[0]?.key : undefined;
}
