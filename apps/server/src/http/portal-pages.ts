import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '@portal/contract/error-codes';
import type { Language } from '@portal/contract/language';
import type { Config } from '../config.ts';
import { constantText } from './constant-text.ts';
import { pageLanguage, pageShell, type ShellKind, shellKindOf, shellKinds } from './page-shell.ts';
import { portalConfiguration } from './portal-configuration.ts';

const CONFIGURATION_PLACEHOLDER = '<!--configuration-->';
const SHELL_PLACEHOLDER = '<!--shell-->';
const TEXTS_OF_A_LANGUAGE = /<link[^>]*data-language="(\w+)"[^>]*>/gu;
const STYLES = /<style>([\s\S]*?)<\/style>/gu;
const POLICY = 'content-security-policy';
const ONE_YEAR_MS = 31_536_000_000;
const ONE_DAY_SECONDS = 86_400;
const ASSETS = '/assets/';
const FAVICON = '/favicon.svg';

interface Page {
  send: ReturnType<typeof constantText>;
  /** The content policy's name for the styles that stand in the page. */
  styleHashes: string;
}

/**
 * The page in a language with the configuration as a data block, which the content policy lets through: it is not a
 * script.
 */
function renderPage(template: string, config: Config, language: Language, shell: ShellKind): Page {
  const json = JSON.stringify(portalConfiguration(config)).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="portal-configuration">${json}</script>`;
  const html = template
    .replace(CONFIGURATION_PLACEHOLDER, () => block)
    .replace(SHELL_PLACEHOLDER, () => pageShell(shell, language, config.brand.name))
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replaceAll(TEXTS_OF_A_LANGUAGE, (link, of: string) => (of === language ? link : ''));
  const styles = Array.from(html.matchAll(STYLES), ([, sheet = '']) =>
    createHash('sha256').update(sheet).digest('base64'),
  );
  return {
    send: constantText(html, 'text/html; charset=utf-8'),
    styleHashes: styles.map((hash) => ` 'sha256-${hash}'`).join(''),
  };
}

function renderPages(template: string, config: Config): Record<Language, Record<ShellKind, Page>> {
  const pagesIn = (language: Language) =>
    Object.fromEntries(shellKinds.map((kind) => [kind, renderPage(template, config, language, kind)])) as Record<
      ShellKind,
      Page
    >;
  return { en: pagesIn('en'), fr: pagesIn('fr') };
}

/** Serves the built portal: assets for a year, and the page for every other path (the portal has its own routes). */
export async function registerPortalPages(app: FastifyInstance, config: Config, portalDist: string): Promise<void> {
  const pageFile = path.join(portalDist, 'index.html');
  const pages = renderPages(readFileSync(pageFile, 'utf8'), config);
  await app.register(fastifyStatic, {
    root: portalDist,
    index: false,
    preCompressed: true,
    // The page itself is rendered, and only names with a hash of their content may be kept.
    allowedPath: (pathname) => pathname === FAVICON || pathname.startsWith(ASSETS),
    setHeaders: (reply, file) => {
      if (file.includes(FAVICON)) void reply.header('cache-control', `public, max-age=${ONE_DAY_SECONDS}`);
    },
    maxAge: ONE_YEAR_MS,
    immutable: true,
    wildcard: true,
  });
  app.setNotFoundHandler((request, reply) => {
    const pathname = request.url.split('?', 1)[0] ?? '';
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!isPage || pathname.startsWith('/api/') || pathname.startsWith('/dev/') || /\.\w+$/u.test(pathname)) {
      throw new DomainError('errorNotFound');
    }
    const { send, styleHashes } = pages[pageLanguage(request)][shellKindOf(pathname)];
    const policy = reply.getHeader(POLICY);
    if (typeof policy === 'string')
      void reply.header(
        POLICY,
        policy.replace("style-src 'self'", (own) => own + styleHashes),
      );
    return send(request, reply.header('cache-control', 'no-cache'));
  });
  app.get('/', (_request, reply) => reply.callNotFound());
}
