import '@portal/design/tokens.css';
import '@portal/design/base.css';
import '@portal/design/compact.css';
import './app/console.css';
import { focusClickedButtons } from '@portal/design/ui/buttons/focus-clicked.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { queryClient } from './api/queries.ts';
import { ErrorBoundary } from './app/error-boundary.tsx';
import { Outlet } from './app/outlet.tsx';
import { onKeyDown } from './frame/keys/key-bindings.ts';
import { setUpTexts } from './i18n/language.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

window.addEventListener('keydown', onKeyDown);
focusClickedButtons();
// Safari before 17 and Chrome before 114 have no popovers.
if (!('popover' in HTMLElement.prototype)) await import('@oddbird/popover-polyfill');
await setUpTexts();
createRoot(root).render(
  <QueryClientProvider client={queryClient}>
    <ErrorBoundary>
      <Outlet />
    </ErrorBoundary>
  </QueryClientProvider>,
);
