import '@portal/design/tokens.css';
import '@portal/design/base.css';
import './app/entry/entry.css';
import { focusClickedButtons } from '@portal/design/ui/buttons/focus-clicked.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { readControls, takeOver } from './app/entry/take-over.ts';
import { fetchFirstScreen, startAtOnce } from './app/start.ts';
import { setUpTexts } from './i18n/set-up.ts';

/** Renders the portal, or hydrates the server's page. Not awaited: the parts it fetches import this module. */
async function start(root: HTMLElement): Promise<void> {
  const texts = setUpTexts();
  const screenArrives = fetchFirstScreen();
  await texts;

  const hasStarted = startAtOnce();
  const { screen } = document.documentElement.dataset;
  if (hasStarted && screen === window.location.pathname && (await screenArrives)) {
    const controls = readControls(root);
    hydrateRoot(root, <App hasStarted onShow={() => takeOver(controls)} />);
  } else {
    createRoot(root).render(<App hasStarted={hasStarted} onShow={() => takeOver(new Map())} />);
  }
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

focusClickedButtons();
void start(root);
