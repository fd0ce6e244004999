import { MINUTE_MS } from '@portal/contract/constants';

/** What a person does with a page. */
const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

let lastSignAt = performance.now();
for (const sign of signs)
  document.addEventListener(sign, () => (lastSignAt = performance.now()), { capture: true, passive: true });

/** Whether somebody sits before the page: what it asks for by itself otherwise keeps no session awake. */
export function isAttended(): boolean {
  return performance.now() - lastSignAt < MINUTE_MS;
}
