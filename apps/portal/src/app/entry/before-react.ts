// Runs in the head of the page, before anything is painted: vite/first-page-plugin.ts puts it there.
import { paths } from '@portal/contract/routes';
import { findSessionMarker } from '../../api/session-marker.ts';
import { detectLanguage } from '../../i18n/detection.ts';
import { findReturnTo } from '../../session/return-to.ts';
import { tabMemory } from '../../session/tab-memory.ts';
import type { EarlyPress } from './early-press.ts';

/** Runs the portal once the page is painted: its script would otherwise come before what can already be read. */
function run(): void {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-run]')) {
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = '';
    script.src = href;
    document.head.append(script);
  }
}

new PerformanceObserver((_paints, observer) => {
  observer.disconnect();
  // The beginning of a page can be painted before its end has come.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  else run();
}).observe({ type: 'paint', buffered: true });
// Where nothing is painted, as in a tab in the background. A module runs once, however often it is named.
addEventListener('load', run);

const { dataset } = document.documentElement;

/** Whether log-in was reached on the way to somewhere else: from a mail's link, or after a session has ended. */
function hasReason(): boolean {
  return window.location.hash !== '' || findReturnTo() !== undefined;
}

/** Whether this tab shows another screen than the server could expect, or in another language. */
function showsAnother(): boolean {
  if (detectLanguage() !== document.documentElement.lang) return true;
  // Log-in says who is logged in, or why one has to.
  if (dataset.screen === paths.login) return findSessionMarker() !== undefined || hasReason();
  return window.location.pathname === paths.login && tabMemory.isRunning();
}

if (dataset.screen !== undefined && showsAnother()) {
  delete dataset.screen;
  dataset.unfit = '';
}

let pressed: HTMLElement | undefined;

/** What is pressed before React has come is done once it has; only the last press counts. */
function note(event: MouseEvent): void {
  const target = event.target as Element;
  const control = target.closest<HTMLElement>('button, a[href^="/"]:not([target])');
  if (!control || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  if (pressed) delete pressed.dataset.pressed;
  pressed = control;
  pressed.dataset.pressed = '';
}

addEventListener('click', note, true);

window.earlyPress = {
  take() {
    removeEventListener('click', note, true);
    if (pressed) delete pressed.dataset.pressed;
    return pressed;
  },
} satisfies EarlyPress;
