import { MINUTE_MS } from '@portal/contract/constants';

const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

let lastSignAt = performance.now();
for (const sign of signs)
  document.addEventListener(sign, () => (lastSignAt = performance.now()), { capture: true, passive: true });

/** Whether someone is using the page. If not, its automatic requests must not extend the session. */
export function isAttended(): boolean {
  return performance.now() - lastSignAt < MINUTE_MS;
}
