import type { InboxMail } from '../../platform/mailer/index.ts';
import { escapeHtml } from './escape-html.ts';

function mailBlock(mail: InboxMail): string {
  return `<details><summary><strong>${escapeHtml(mail.subject)}</strong><span>${escapeHtml(mail.to)}</span><time>${escapeHtml(mail.sentAt)}</time></summary>
<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${escapeHtml(mail.subject)}" srcdoc="${escapeHtml(mail.html)}"></iframe>
<pre>${escapeHtml(mail.text)}</pre></details>`;
}

export function inboxPage(mails: readonly InboxMail[]): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Development inbox</title><style>
body{font:16px/1.5 system-ui;margin:0 auto;max-width:760px;padding:24px;background:#F5F7F4;color:#12211A}
details{background:#fff;border:1px solid #D5DED8;border-radius:12px;margin:0 0 12px}
summary{display:grid;gap:2px;padding:14px 18px;cursor:pointer}summary span,time{color:#4A5B52;font-size:14px}
iframe{width:100%;height:640px;border:0;border-top:1px solid #D5DED8}pre{white-space:pre-wrap;padding:0 18px 18px}
</style></head><body><h1>Development inbox</h1><p>${mails.length === 0 ? 'No emails yet.' : 'Newest first.'} <a href="">Refresh</a></p>
${mails.map(mailBlock).join('\n')}</body></html>`;
}
