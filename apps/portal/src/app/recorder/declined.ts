import { storedText } from '../../session/browser-storage.ts';

const declined = storedText('localStorage', 'recordingDeclined');

/** Whether the person has said no in this browser: nobody is asked twice. */
export function hasDeclined(): boolean {
  return declined.find() !== undefined;
}

export function setDeclined(): void {
  declined.set('1');
}
