import type { FastifyRequest } from 'fastify';
import { type Language, languages, toLanguage } from '@portal/contract/language';

const languageCookie = /(?:^|;\s*)i18next=(?<tag>[\w-]{1,20})/u;

/** The language that the portal will most likely choose: query, cookie, then the browser's. */
export function pageLanguage(request: FastifyRequest): Language {
  const query = request.query as Record<string, unknown>;
  const asked = query.lng ?? query.language ?? languageCookie.exec(request.headers.cookie ?? '')?.groups?.tag;
  if (typeof asked === 'string') return primary(asked);
  const spoken = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((one) => one.trim().slice(0, 2).toLowerCase());
  return toLanguage(spoken.find((tag) => languages.some((language) => language === tag)));
}

function primary(tag: string): Language {
  return toLanguage(tag.toLowerCase().split(/[-_]/u)[0]);
}
