import { ALERT_CLEAR_DELAY_MS, TOAST_DURATION_MS } from '@portal/contract/constants';
import { startPausableTimer } from './pausable-timer.ts';

export interface AlertLife {
  close: () => void;
  hold: (isHeld: boolean) => void;
  /** Stops without calling back, because another alert replaces this one. */
  stop: () => void;
}

export interface AlertEvents {
  onHide: () => void;
  onClear: () => void;
}

/** An alert hides after 6000 ms; its state is cleared 1 s after that. */
export function startAlertLife({ onHide, onClear }: AlertEvents): AlertLife {
  let clearing: ReturnType<typeof setTimeout> | undefined;
  const showing = startPausableTimer(TOAST_DURATION_MS, () => close());

  function close(): void {
    if (clearing !== undefined) return;
    showing.stop();
    clearing = setTimeout(onClear, ALERT_CLEAR_DELAY_MS);
    onHide();
  }

  return {
    close,
    hold: (isHeld) => {
      if (clearing !== undefined) return;
      if (isHeld) showing.pause();
      else showing.resume();
    },
    stop: () => {
      showing.stop();
      clearTimeout(clearing);
    },
  };
}
