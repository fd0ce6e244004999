import { onSessionEnd } from '../../api/session-lifecycle.ts';
import { onCollectUnsaved, takeUnsavedAnswer } from '../../session/unsaved-answers.ts';

/** Unsent answers by item. Memory only: they survive closing the dialog. */
const typed = new Map<string, string>();
onSessionEnd(() => typed.clear());

const nameOf = (itemId: string) => `answer ${itemId}`;
onCollectUnsaved(() => Object.fromEntries([...typed].map(([itemId, answer]) => [nameOf(itemId), answer])));

export function typedAnswer(itemId: string): string {
  const unsaved = takeUnsavedAnswer(nameOf(itemId));
  if (typeof unsaved === 'string') typed.set(itemId, unsaved);
  return typed.get(itemId) ?? '';
}

export function saveTypedAnswer(itemId: string, answer: string): void {
  typed.set(itemId, answer);
}

export function clearTypedAnswer(itemId: string): void {
  typed.delete(itemId);
}
