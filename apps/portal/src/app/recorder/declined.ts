const key = 'recordingDeclined';

/** Whether the person has said no in this browser: nobody is asked twice. */
export function hasDeclined(): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function setDeclined(): void {
  try {
    window.localStorage.setItem(key, '1');
  } catch {
    // Without storage the question comes again another day.
  }
}
