import './app/tokens.css';
import './app/base.css';
import './app/shell.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { prefetchEntryScreen } from './app/start.ts';
import { setUpTexts } from './i18n/set-up.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

prefetchEntryScreen();
await setUpTexts();
createRoot(root).render(<App />);
