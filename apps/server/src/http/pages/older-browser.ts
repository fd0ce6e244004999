import { type Language, languages } from '@portal/contract/language';
import { formatPhone, phoneAddress } from '@portal/locales/format';
import { translate } from '../../platform/texts.ts';
import { escapeHtml } from './escape-html.ts';

const PLACEHOLDER = '<!--older-browser-->';
const STYLE =
  '#older-browser{max-width:40rem;margin:0 auto;padding:1rem 1.5rem;font:1.0625rem/1.5 system-ui,sans-serif;color:#12211a}' +
  '#older-browser h1{margin:2rem 0 .75rem;font-size:1.6875rem;line-height:1.2}' +
  '#older-browser p{margin:0 0 .75rem}#older-browser a{color:inherit}';
/**
 * Must run in any browser. `ArrayBuffer.prototype.resize` was added in exactly the versions that `browserslist` in
 * package.json names. An older browser neither reads nor runs the rest of the page.
 */
const SCRIPT =
  "var notice=document.getElementById('older-browser');" +
  "if('ArrayBuffer'in window&&ArrayBuffer.prototype.resize)notice.parentNode.removeChild(notice);" +
  'else{notice.hidden=false;' +
  "for(var later=document.querySelectorAll('[data-run]'),i=0;i<later.length;i++)later[i].parentNode.removeChild(later[i]);" +
  'window.stop()}';

/** Adds a notice that older browsers show instead of the page, in both languages, with a telephone number if given. */
export function addOlderBrowserNotice(
  template: string,
  first: Language,
  phoneOf?: (language: Language) => string,
): string {
  const sections = [first, ...languages.filter((language) => language !== first)].map((language) =>
    sectionIn(language, phoneOf?.(language)),
  );
  const notice = `<main id="older-browser" hidden>${sections.join('')}</main><script>${SCRIPT}</script>`;
  return template.replace('</head>', `<style>${STYLE}</style></head>`).replace(PLACEHOLDER, () => notice);
}

function sectionIn(language: Language, phone: string | undefined): string {
  const say = (text: string) => escapeHtml(text);
  const title = say(translate(language, 'olderBrowser.title'));
  const paragraphs = [say(translate(language, 'olderBrowser.note'))];
  if (phone !== undefined) {
    const link = `<a href="${phoneAddress(phone)}">${say(formatPhone(phone, language))}</a>`;
    const [before = '', after = ''] = translate(language, 'olderBrowser.call', { phone: '\n' }).split('\n');
    paragraphs.push(say(before) + link + say(after));
  }
  return `<div lang="${language}"><h1>${title}</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}</div>`;
}
