import type { FastifyRequest } from 'fastify';
import { APPLICATION_MINUTES } from '@portal/contract/constants';
import { type Language, languages, toLanguage } from '@portal/contract/language';
import { translate } from '../platform/texts.ts';

const ENTRY_PATH = '/marketing-qualification';
const LANGUAGE_COOKIE = /(?:^|;\s*)i18next=(?<tag>[\w-]{1,20})/u;

/** Which frame a path has before the portal runs: the entry screen's words too, the top bar alone, or nothing. */
export type ShellKind = 'entry' | 'bar' | 'none';

export const shellKinds = ['entry', 'bar', 'none'] as const satisfies readonly ShellKind[];

export function shellKindOf(path: string): ShellKind {
  if (path === ENTRY_PATH) return 'entry';
  return path.startsWith('/application') ? 'none' : 'bar';
}

/** The language that the portal will most probably find: query, cookie, then the browser's (specification, section 9). */
export function pageLanguage(request: FastifyRequest): Language {
  const query = request.query as Record<string, unknown>;
  const asked = query.lng ?? query.language ?? LANGUAGE_COOKIE.exec(request.headers.cookie ?? '')?.groups?.tag;
  if (typeof asked === 'string') return primary(asked);
  const spoken = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((one) => one.trim().slice(0, 2).toLowerCase());
  return toLanguage(spoken.find((tag) => languages.some((language) => language === tag)));
}

function primary(tag: string): Language {
  return toLanguage(tag.toLowerCase().split(/[-_]/u)[0]);
}

/** HTML that stands in the page until the portal draws over it. */
export function pageShell(kind: ShellKind, language: Language, brandName: string): string {
  if (kind === 'none') return '';
  const mark =
    '<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"><rect width="28" height="28" rx="8" fill="currentColor"/><path d="M9 20V9.5h10M9 14.5h7.5" fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round"/></svg>';
  const bar = `<div class="shell-bar">${mark}<span>${escapeHtml(brandName)}</span></div>`;
  if (kind === 'bar') return hidden(bar);
  const title = escapeHtml(translate(language, 'eligibility.title'));
  const lead = escapeHtml(translate(language, 'eligibility.lead', { minutes: APPLICATION_MINUTES }));
  return hidden(`${bar}<div class="shell-entry"><h1>${title}</h1><p>${lead}</p></div>`);
}

/** Nobody should start to read aloud what is about to be replaced. */
function hidden(html: string): string {
  return `<div aria-hidden="true">${html}</div>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
