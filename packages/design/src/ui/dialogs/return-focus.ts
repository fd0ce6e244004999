const HEADINGS = 'h1, h2, h3, [role=rowheader]';

/**
 * Gives the focus back to what a dialog was opened from. If that leaves the page with what the dialog did, such as the
 * button of something withdrawn, the focus goes to the heading nearest to where it was, not to the top of the page.
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
