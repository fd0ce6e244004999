import type { SandboxLanguage } from '../businesses/stories.ts';
import type { SandboxResponse } from '../http.ts';
import { embeddedJson, html, type Html } from './html.ts';
import { textIn } from './texts.ts';

const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'";

export interface WidgetPage {
  language: SandboxLanguage;
  title: string;
  body: Html;
  /** Posted to the host in this order, once the page has loaded. */
  messages?: readonly Record<string, unknown>[];
  asText?: boolean;
  before?: Html | undefined;
  after?: Html | undefined;
  isFirst?: boolean;
  status?: number;
}

export function widgetPage(page: WidgetPage): SandboxResponse {
  const { language, title } = page;
  const label = (key: Parameters<typeof textIn>[1]) => textIn(language, key);
  const markup = html`<!doctype html>
    <html lang="${language}-CA">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <title>${title} – ${label('product')} (${language === 'fr' ? 'bac à sable' : 'sandbox'})</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/assets/widget.css" />
        <script type="application/json" id="messages">
          ${embeddedJson({ list: page.messages ?? [], asText: page.asText === true })}
        </script>
        <script type="module" src="/assets/widget.js"></script>
      </head>
      <body>
        <header>
          <p class="sandbox">${label('sandbox')}</p>
          <div class="bar"><span class="brand">${label('product')}</span>${page.before}</div>
        </header>
        <main aria-labelledby="title">
          <h1 id="title" tabindex="-1" ${page.isFirst === true ? html`` : html`data-focus`}>${title}</h1>
          ${page.body}
        </main>
        ${page.after === undefined ? undefined : html`<footer>${page.after}</footer>`}
      </body>
    </html>`;
  return {
    status: page.status ?? 200,
    type: 'html',
    body: markup.text,
    headers: { 'content-security-policy': POLICY, 'referrer-policy': 'no-referrer' },
  };
}
