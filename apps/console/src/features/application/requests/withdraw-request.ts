import { ApiProblem, isProblem } from '@portal/contract/client/problem';
import { callOperation } from '../../../api/call-operation.ts';

export async function withdrawRequest(applicationId: string, itemIds: readonly string[]): Promise<void> {
  await callOperation('Staff_WithdrawRequest', { params: { applicationId }, body: { itemIds: [...itemIds] } });
}

/** Text key for a refusal whose code alone does not explain it. */
export function whyNotWithdrawn(error: unknown): string | undefined {
  if (isProblem(error, 'errorNothingAsked')) return 'console.requests.answered';
  return error instanceof ApiProblem ? error.fields[0]?.key : undefined;
}
