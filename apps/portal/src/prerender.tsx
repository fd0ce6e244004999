// Bundled for the server by vite.prerender.config.ts; renders the entry screens to HTML with the browser's components.
import type { Language } from '@portal/contract/language';
import type { PortalConfiguration } from '@portal/contract/portal-configuration';
import {
  type EntryScreen,
  entryScreens,
  type PrerenderedPages,
  type PrerenderedScreen,
  type Prerenderer,
} from '@portal/contract/prerendered-screens';
import { paths, type RoutePath } from '@portal/contract/routes';
import { changeLanguage } from '@portal/design/i18n/texts.ts';
import { renderToString } from 'react-dom/server';
import { App } from './app/app.tsx';
import { entryScreenOf } from './app/entry/entry-screen-of.ts';
import { WithoutScript } from './app/entry/without-script.tsx';
import { findRoute } from './app/routes.ts';
import { RenderedAt } from './frame/routing/navigation.tsx';
import { prerenderedTitle } from './frame/document-title.ts';
import { loadTexts } from '@portal/design/i18n/load-texts.ts';
import { setPortalConfiguration } from './session/portal-configuration.ts';

function render(path: RoutePath, hasStarted: boolean): string {
  return renderToString(
    <RenderedAt path={path}>
      <App hasStarted={hasStarted} />
    </RenderedAt>,
  );
}

/** Call for one language and configuration at a time: both are global, as in a browser. */
async function prerender(configuration: PortalConfiguration, language: Language): Promise<PrerenderedPages> {
  setPortalConfiguration(configuration);
  changeLanguage(language);
  for (const part of ['first', 'rest'] as const) await loadTexts(language, part);
  for (const path of entryScreens) await findRoute(path)?.screen.load();
  const screens = Object.fromEntries(
    entryScreens.map((path) => [path, { html: render(path, true), title: prerenderedTitle() }]),
  ) as Record<EntryScreen, PrerenderedScreen>;
  return { screens, bar: render(paths.notEligible, false), withoutScript: renderToString(<WithoutScript />) };
}

export const prerenderer: Prerenderer = { entryScreenOf, prerender };
