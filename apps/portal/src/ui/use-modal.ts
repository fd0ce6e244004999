import { type RefObject, useEffect } from 'react';
import { enterTopLayer } from './top-layer.ts';

/** Opens a platform dialog while it is mounted, gives it the focus, and gives the focus back afterwards. */
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
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [dialog, first]);
}
