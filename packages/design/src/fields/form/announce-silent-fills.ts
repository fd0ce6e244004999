/**
 * Fires the events that a password manager left out when it filled the fields of a form: React knows nothing of them, so they look
 * full and count as empty. React writes what it has rendered into the attribute, which is `defaultValue`.
 */
export function announceSilentFills(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }));
    if (!(control instanceof HTMLInputElement) || control.value === control.defaultValue) continue;
    const filled = control.value;
    // React watches its controls' own setter: only what goes past it counts as a change.
    control.value = control.defaultValue;
    Reflect.set(HTMLInputElement.prototype, 'value', filled, control);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
