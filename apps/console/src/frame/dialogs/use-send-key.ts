import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Sends what a dialog holds with Ctrl and Enter, wherever in it the focus is, but not in a dialog within it. */
export function useSendKey(inside: RefObject<HTMLElement | null>, onSend: () => void): void {
  const send = useEffectEvent(onSend);
  useEffect(() => {
    const dialog = inside.current?.closest('dialog');
    const onKeyDown = ({ key, ctrlKey, metaKey, target }: KeyboardEvent) => {
      const isWithin = target instanceof Element && target.closest('dialog') === dialog;
      if (isWithin && key === 'Enter' && (ctrlKey || metaKey)) send();
    };
    dialog?.addEventListener('keydown', onKeyDown);
    return () => dialog?.removeEventListener('keydown', onKeyDown);
  }, [inside]);
}
