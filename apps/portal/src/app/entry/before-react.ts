// Runs in the page's head before the first paint; inserted by vite/first-page-plugin.ts.
import { paths } from '@portal/contract/routes';
import { findSessionMarker } from '../../api/session-marker.ts';
import { detectLanguage } from '../../i18n/detection.ts';
import { findReturnTo } from '../../session/return-to.ts';
import { tabMemory } from '../../session/tab-memory.ts';
import type { EarlyClick } from './early-click.ts';

/** Starts the portal after the first paint, so that its script does not delay readable content. */
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
  // A page can be painted before it has loaded completely.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  else run();
}).observe({ type: 'paint', buffered: true });
// For pages that are never painted, such as those in a background tab. A module runs only once.
addEventListener('load', run);

const { dataset } = document.documentElement;

/** Whether the person came to login on the way to another page: from a link in an email, or after a session ended. */
function hasReason(): boolean {
  return window.location.hash !== '' || findReturnTo() !== undefined;
}

function showsAnother(): boolean {
  if (detectLanguage() !== document.documentElement.lang) return true;
  // Login shows who is logged in, or why login is necessary.
  if (dataset.screen === paths.login) return findSessionMarker() !== undefined || hasReason();
  return window.location.pathname === paths.login && tabMemory.isRunning();
}

if (dataset.screen !== undefined && showsAnother()) {
  delete dataset.screen;
  dataset.unfit = '';
}

let clicked: HTMLElement | undefined;

function showBusy(busy: 'true' | null): void {
  if (clicked) clicked.ariaDisabled = busy;
}

function note(event: MouseEvent): void {
  const target = event.target as Element;
  const control = target.closest<HTMLElement>('button, a[href^="/"]:not([target])');
  if (!control || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  showBusy(null);
  clicked = control;
  showBusy('true');
}

addEventListener('click', note, true);

window.earlyClick = {
  take() {
    removeEventListener('click', note, true);
    showBusy(null);
    return clicked;
  },
} satisfies EarlyClick;
