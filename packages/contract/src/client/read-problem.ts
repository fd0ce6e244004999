import { problem } from '../problem.ts';
import { ApiProblem, problemOfStatus } from './problem.ts';

/**
 * Reads an error response from any server or proxy.
 * @param retryAfter the Retry-After header, in seconds
 */
export function toApiProblem(status: number, body: unknown, retryAfter?: string): ApiProblem {
  const read = problem.safeParse(body);
  const details = read.success ? read.data : problemOfStatus(status);
  const seconds = retryAfter !== undefined && /^\d{1,6}$/u.test(retryAfter) ? Number(retryAfter) : undefined;
  return new ApiProblem({ ...(seconds !== undefined && { retryAfterSeconds: seconds }), ...details });
}
