import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '@portal/contract/error-codes';
import { type Language, languages } from '@portal/contract/language';
import type { Prerenderer } from '@portal/contract/prerendered-screens';
import { paths } from '@portal/contract/routes';
import type { Config } from '../../config/index.ts';
import { allowInline } from './inline-hashes.ts';
import { pageLanguage } from './page-language.ts';
import { portalConfiguration } from './portal-configuration.ts';
import { type Page, type PageKind, pageKinds, renderPage } from './portal-page.ts';

const POLICY = 'content-security-policy';
const ONE_YEAR_MS = 31_536_000_000;
const ONE_DAY_MS = 86_400_000;
const ASSETS = '/assets/';
const FAVICON = '/favicon.svg';
/** Search engines may index the portal's pages, but not its API or the console. */
const ROBOTS = 'User-agent: *\nDisallow: /api/\nDisallow: /dev/\nDisallow: /staff\n';

interface PortalPages {
  pages: Record<Language, Record<PageKind, Page>>;
  kindOf: (pathname: string, query: string) => PageKind;
}

const nothing = { title: '', html: '' };

/** Used without prerendered pages, as in development: the browser renders everything. */
const drawnByBrowser: Prerenderer = {
  entryScreenOf: () => undefined,
  prerender: () =>
    Promise.resolve({
      screens: {
        [paths.eligibilityCheck]: nothing,
        [paths.login]: nothing,
        [paths.terms]: nothing,
        [paths.privacy]: nothing,
      },
      bar: '',
      withoutScript: '',
    }),
};

async function findPrerenderer(portalDist: string): Promise<Prerenderer> {
  const built = path.join(portalDist, 'prerender/prerender.js');
  if (!existsSync(built)) return drawnByBrowser;
  return ((await import(pathToFileURL(built).href)) as { prerenderer: Prerenderer }).prerenderer;
}

async function drawPages(config: Config, portalDist: string): Promise<PortalPages> {
  const template = readFileSync(path.join(portalDist, 'index.html'), 'utf8');
  const prerenderer = await findPrerenderer(portalDist);
  const configuration = portalConfiguration(config);
  const pages: Partial<PortalPages['pages']> = {};
  for (const language of languages) {
    const prerendered = await prerenderer.prerender(configuration, language);
    const drawn = pageKinds.map((kind): [PageKind, Page] => [
      kind,
      renderPage(template, { language, kind, configuration, prerendered }),
    ]);
    pages[language] = Object.fromEntries(drawn) as Record<PageKind, Page>;
  }
  return {
    pages: pages as PortalPages['pages'],
    kindOf: (pathname, query) =>
      prerenderer.entryScreenOf(pathname, query) ?? (pathname.startsWith('/application') ? 'empty' : 'bar'),
  };
}

function isForPage(request: FastifyRequest, pathname: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (['/api/', '/dev/', ASSETS].some((folder) => pathname.startsWith(folder))) return false;
  return !/\.\w+$/u.test(pathname) || acceptsPage(request);
}

function acceptsPage({ headers }: FastifyRequest): boolean {
  return (headers.accept ?? '').includes('text/html');
}

/** Whether a person opened an address that the router refuses, such as one with a broken escape. */
export function isPageRequest(request: FastifyRequest): boolean {
  return acceptsPage(request) && isForPage(request, request.url);
}

/**
 * Serves the built portal: assets cached for a year, and a page for every other path, since routing is in the browser.
 */
export async function registerPortalPages(app: FastifyInstance, config: Config, portalDist: string): Promise<void> {
  const { pages, kindOf } = await drawPages(config, portalDist);
  await app.register(fastifyStatic, {
    root: path.join(portalDist, ASSETS),
    // Serves only the assets: the plugin refuses paths such as `//main`, which people may type.
    prefix: ASSETS,
    index: false,
    preCompressed: true,
    maxAge: ONE_YEAR_MS,
    immutable: true,
    wildcard: true,
  });
  app.get('/favicon.ico', (_request, reply) => reply.redirect(FAVICON, 308));
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(ROBOTS));
  app.get(FAVICON, (_request, reply) => reply.sendFile(FAVICON, portalDist, { maxAge: ONE_DAY_MS, immutable: false }));
  app.setNotFoundHandler((request, reply) => {
    const [pathname = '', query = ''] = request.url.split('?', 2);
    if (!isForPage(request, pathname)) throw new DomainError('errorNotFound');

    const { send, hashes } = pages[pageLanguage(request)][kindOf(pathname, query)];
    const policy = reply.getHeader(POLICY);
    if (typeof policy === 'string') void reply.header(POLICY, allowInline(policy, hashes));
    return send(request, reply.header('cache-control', 'no-cache'));
  });
  app.get('/', (_request, reply) => reply.callNotFound());
}
