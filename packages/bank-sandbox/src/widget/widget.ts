import type { SandboxAnswer, SandboxRequest } from '../http.ts';
import type { SandboxState } from '../sandbox-state.ts';

export function answerWidget(_state: SandboxState, _request: SandboxRequest): SandboxAnswer {
  return { status: 404, type: 'text', body: '' };
}
