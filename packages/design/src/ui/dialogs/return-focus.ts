const HEADINGS = 'h1, h2, h3, [role=rowheader]';

/**
 * Restores the focus to the element that opened a dialog. If that element is gone, such as the button of a withdrawn
 * item, focuses the nearest heading instead of the top of the page.
 */
export function returnFocus(trigger: Element | null): void {
  if (!(trigger instanceof HTMLElement)) return;
  const around = ancestors(trigger);
  trigger.focus();

  const stop = () => {
    observer.disconnect();
    document.removeEventListener('focusin', stop);
  };
  const look = () => {
    if (trigger.isConnected) return;
    stop();
    if (document.activeElement === document.body) focusHeading(around);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', stop);
  look();
}

function ancestors(element: HTMLElement): Element[] {
  const parent = element.parentElement;
  return parent ? [parent, ...ancestors(parent)] : [];
}

function focusHeading(around: readonly Element[]): void {
  for (const place of around) {
    const heading = place.isConnected ? place.querySelector<HTMLElement>(HEADINGS) : null;
    if (!heading) continue;
    heading.tabIndex = -1;
    heading.focus();
    return;
  }
}
