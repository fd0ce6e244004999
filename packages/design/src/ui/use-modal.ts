import { type RefObject, useEffect } from 'react';
import { returnFocus } from './return-focus.ts';
import { enterTopLayer } from './top-layer.ts';

/** Opens a platform dialog while it is mounted, moves the focus into it, and restores the focus afterwards. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, first?: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const before = document.activeElement;
    element.showModal();
    first?.current?.focus();
    const leave = enterTopLayer(element);
    return () => {
      leave();
      element.close();
      returnFocus(before);
    };
  }, [dialog, first]);
}
