/**
 * Fires the events that a password manager omitted when it filled in fields: otherwise React treats them as empty.
 * React writes the rendered value to the attribute, which is `defaultValue`.
 */
export function announceSilentFills(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }));
    if (!(control instanceof HTMLInputElement) || control.value === control.defaultValue) continue;
    const filled = control.value;
    // React wraps the control's setter: only a native write counts as a change.
    control.value = control.defaultValue;
    Reflect.set(HTMLInputElement.prototype, 'value', filled, control);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
