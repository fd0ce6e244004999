import { RECORDING_SEND_MS } from '@portal/contract/constants';
import { record } from 'rrweb';
import { maskValue } from './masking.ts';
import { loadOwnTexts } from './own-texts.ts';
import { isRecorded } from './recorded-routes.ts';
import { type RecordedEvent, sanitiseEvent } from './sanitise-event.ts';
import { bufferEvent, sendEvents } from './send-recording.ts';

/**
 * Records the current screen until the person leaves it. @returns a function that stops recording, even before it has
 * begun
 */
export function recordScreen(): () => void {
  let isLeft = false;
  let stop: (() => void) | undefined;
  const timer = window.setInterval(sendEvents, RECORDING_SEND_MS);
  void loadOwnTexts().then(
    (ownTexts) => {
      if (!isLeft) stop = begin(ownTexts);
    },
    () => undefined,
  );
  return () => {
    isLeft = true;
    stop?.();
    window.clearInterval(timer);
    sendEvents();
  };
}

function begin(ownTexts: ReadonlySet<string>): (() => void) | undefined {
  const emit = (event: RecordedEvent) => {
    // The address changes before the screen does: later events do not belong to this screen.
    const clean = isRecorded(window.location.pathname) ? sanitiseEvent(event, ownTexts) : undefined;
    if (clean) bufferEvent(clean);
  };
  return record({
    emit,
    maskAllInputs: true,
    maskInputFn: (text, element) => maskValue(element.getAttribute('name'), text),
    // Records a field when the person leaves it, not while a number is half typed.
    sampling: { input: 'last', mousemove: 200, scroll: 200 },
    slimDOMOptions: 'all',
    blockSelector: 'iframe, img, video, canvas, object, embed',
    recordCanvas: false,
    inlineImages: false,
    collectFonts: false,
  });
}
