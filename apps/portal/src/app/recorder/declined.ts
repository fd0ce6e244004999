import { storedText } from '../../session/browser-storage.ts';

const declined = storedText('localStorage', 'recordingDeclined');

/** Whether the person declined in this browser: the request is not repeated. */
export function hasDeclined(): boolean {
  return declined.find() !== undefined;
}

export function setDeclined(): void {
  declined.set('1');
}
