import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Sends what a dialog holds with Ctrl and Enter, wherever in it the focus is. */
export function useSendKey(inside: RefObject<HTMLElement | null>, onSend: () => void): void {
  const send = useEffectEvent(onSend);
  useEffect(() => {
    const dialog = inside.current?.closest('dialog');
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
    };
    dialog?.addEventListener('keydown', onKeyDown);
    return () => dialog?.removeEventListener('keydown', onKeyDown);
  }, [inside]);
}
