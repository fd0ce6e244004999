import type {} from './early-press.ts';

/** The browser's own way to write a value, past React's: React then takes it for a change by the person. */
const ownValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

/** What a control held before anybody touched it. */
type Untouched = Pick<HTMLInputElement, 'value' | 'checked'>;
export type Controls = ReadonlyMap<HTMLInputElement, Untouched>;

/** What the server put into each control; to be read before React puts its own start there. */
export function readControls(root: HTMLElement): Controls {
  const controls = Array.from(root.querySelectorAll('input'));
  return new Map(
    controls.map((control) => [control, { value: control.defaultValue, checked: control.defaultChecked }]),
  );
}

/** Once React has the page: what was typed before becomes its values, and the last press is done. */
export function takeOver(controls: Controls): void {
  const { dataset } = document.documentElement;
  delete dataset.screen;
  delete dataset.unfit;
  for (const [control, untouched] of controls) {
    if (control.checked !== untouched.checked) tickAgain(control);
    else if (control.value !== untouched.value) typeAgain(control);
    else startAsReact(control);
  }
  window.earlyPress?.take()?.click();
}

/** What the address or a reload brought along: React notes it at a control, but leaves the control as it is. */
function startAsReact(control: HTMLInputElement): void {
  if (control.checked !== control.defaultChecked) control.checked = control.defaultChecked;
  if (control.value !== control.defaultValue) control.value = control.defaultValue;
}

function typeAgain(control: HTMLInputElement): void {
  const { value, selectionStart, selectionEnd } = control;
  control.value = control.defaultValue;
  ownValue?.set?.call(control, value);
  // An email field has no selection.
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if (control !== document.activeElement) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Of a group of radio buttons, the one that is chosen now. */
function tickAgain(control: HTMLInputElement): void {
  if (control.type === 'radio' && !control.checked) return;
  control.checked = control.defaultChecked;
  control.click();
}
