import { partnerAndStaffOperations } from '@portal/contract/operations/index';
import type { Operation } from '@portal/contract/operations/operation';
import { keyScopes } from '@portal/contract/staff/roles';
import { CommandError } from '../client.ts';

export const callableOperations: readonly Operation[] = partnerAndStaffOperations
  .filter(({ access, stream }) => keyScopes.some((scope) => scope === access) && !stream)
  .toSorted((a, b) => a.operationId.localeCompare(b.operationId));

export function findOperations(part: string): Operation[] {
  return callableOperations.filter(({ operationId }) => operationId.toLowerCase().includes(part.toLowerCase()));
}

/** The operation with this name, ignoring case. Throws `CommandError` with similar names if there is none. */
export function getOperation(name: string): Operation {
  const found = callableOperations.find(({ operationId }) => operationId.toLowerCase() === name.toLowerCase());
  if (found) return found;
  const similar = findOperations(name.replace(/^[^_]*_/u, '')).map(({ operationId }) => `  ${operationId}`);
  throw new CommandError([`There is no operation ${name}. "portal operations" lists them.`, ...similar].join('\n'));
}
