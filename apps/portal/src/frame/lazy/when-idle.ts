/** Runs once the page has loaded and the browser is idle. @returns a function that cancels it */
export function whenIdle(work: () => void): () => void {
  let cancel = () => window.removeEventListener('load', wait);

  function wait(): void {
    if ('requestIdleCallback' in window) {
      const id = window.requestIdleCallback(work, { timeout: 2000 });
      cancel = () => window.cancelIdleCallback(id);
    } else {
      const id = setTimeout(work, 200);
      cancel = () => clearTimeout(id);
    }
  }

  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => cancel();
}
