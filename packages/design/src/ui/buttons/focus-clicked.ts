/**
 * Focuses a clicked button, as Chrome and Firefox do. Safari does not, so menus and dialogs could not return the focus
 * to it.
 */
export function focusClickedButtons(): void {
  addEventListener(
    'click',
    ({ target, detail }) => {
      // Enter in a field also clicks the form's button, with detail 0: the focus stays in the field.
      if (detail === 0) return;
      const button = target instanceof Element ? target.closest<HTMLElement>('button, summary') : null;
      if (button && button !== document.activeElement) button.focus({ preventScroll: true });
    },
    { capture: true },
  );
}
