let isPointerDown = false;

if (typeof document !== 'undefined') {
  const set = (isDown: boolean) => () => {
    isPointerDown = isDown;
  };
  document.addEventListener('pointerdown', set(true), true);
  document.addEventListener('pointerup', set(false), true);
  document.addEventListener('pointercancel', set(false), true);
}

/** Runs the work once no pointer is down: a message that disappears must not move the button being clicked. */
export function afterRelease(work: () => void): void {
  if (!isPointerDown) {
    work();
    return;
  }
  const later = () => {
    document.removeEventListener('pointerup', later);
    document.removeEventListener('pointercancel', later);
    setTimeout(work);
  };
  document.addEventListener('pointerup', later);
  document.addEventListener('pointercancel', later);
}
