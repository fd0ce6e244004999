import { UNDO_MS } from '@portal/contract/constants';

/** Time until a change takes effect. A wrong local clock makes it neither longer nor negative. */
export function waitLeftMs({ takesEffectAt }: { takesEffectAt: string }): number {
  return Math.min(UNDO_MS, Math.max(0, Date.parse(takesEffectAt) - Date.now()));
}
