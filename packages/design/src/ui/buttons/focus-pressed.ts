/**
 * Gives the focus to a button that is clicked, as Chrome and Firefox do. Safari leaves it where it was, so that menus and
 * dialogs would not know what opened them.
 */
export function focusPressedButtons(): void {
  addEventListener(
    'click',
    ({ target, detail }) => {
      // Enter in a field clicks the form's button too, with no detail: the focus stays in the field.
      if (detail === 0) return;
      const button = target instanceof Element ? target.closest<HTMLElement>('button, summary') : null;
      if (button && button !== document.activeElement) button.focus({ preventScroll: true });
    },
    { capture: true },
  );
}
