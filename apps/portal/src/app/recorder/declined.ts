import { storedText } from '../../session/browser-storage.ts';

const declined = storedText('localStorage', 'recordingDeclined');

export function hasDeclined(): boolean {
  return declined.find() !== undefined;
}

export function setDeclined(): void {
  declined.set('1');
}
