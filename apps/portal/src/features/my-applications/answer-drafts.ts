import { onSessionEnd } from '../../api/session-lifecycle.ts';

/** Answers that were typed and not sent, by item. Memory only: the dialog may be closed and come back. */
const typed = new Map<string, string>();
onSessionEnd(() => typed.clear());

export function typedAnswer(itemId: string): string {
  return typed.get(itemId) ?? '';
}

export function saveTypedAnswer(itemId: string, answer: string): void {
  typed.set(itemId, answer);
}

export function forgetTypedAnswer(itemId: string): void {
  typed.delete(itemId);
}
