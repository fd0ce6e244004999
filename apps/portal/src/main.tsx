import './app/tokens.css';
import './app/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { setUpTexts } from './i18n/set-up.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

await setUpTexts();
createRoot(root).render(<App />);
