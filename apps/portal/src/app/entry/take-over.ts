import type {} from './early-click.ts';

/** The native setter, which bypasses React's, so that React treats the value as typed by the person. */
const ownValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

type Untouched = Pick<HTMLInputElement, 'value' | 'checked'>;
export type Controls = ReadonlyMap<HTMLInputElement, Untouched>;

/** Initial values from the server; must be read before React sets its own. */
export function readControls(root: HTMLElement): Controls {
  const controls = Array.from(root.querySelectorAll('input'));
  return new Map(
    controls.map((control) => [control, { value: control.defaultValue, checked: control.defaultChecked }]),
  );
}

/** Call once React has taken over the page: applies earlier input as React's values, and replays the last click. */
export function takeOver(controls: Controls): void {
  const { dataset } = document.documentElement;
  delete dataset.screen;
  delete dataset.unfit;
  for (const [control, untouched] of controls) {
    if (control.checked !== untouched.checked) tickAgain(control);
    else if (control.value !== untouched.value) typeAgain(control);
    else startAsReact(control);
  }
  window.earlyClick?.take()?.click();
}

/**
 * Resets a control to its initial value, because React records values restored by a reload but does not change the
 * control.
 */
function startAsReact(control: HTMLInputElement): void {
  if (control.checked !== control.defaultChecked) control.checked = control.defaultChecked;
  if (control.value !== control.defaultValue) control.value = control.defaultValue;
}

function typeAgain(control: HTMLInputElement): void {
  const { value, selectionStart, selectionEnd } = control;
  control.value = control.defaultValue;
  ownValue?.set?.call(control, value);
  // Email fields have no selection.
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if (control !== document.activeElement) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

function tickAgain(control: HTMLInputElement): void {
  if (control.type === 'radio' && !control.checked) return;
  control.checked = control.defaultChecked;
  control.click();
}
