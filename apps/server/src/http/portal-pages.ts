import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '@portal/contract/error-codes';
import type { Config } from '../config.ts';
import { portalConfiguration } from './portal-configuration.ts';

const CONFIGURATION_PLACEHOLDER = '<!--configuration-->';
const ONE_YEAR_MS = 31_536_000_000;
const ONE_DAY_SECONDS = 86_400;
const ASSETS = '/assets/';
const FAVICON = '/favicon.svg';

/** The page with the configuration as a data block, which the content policy lets through: it is not a script. */
function renderPage(template: string, config: Config): string {
  const json = JSON.stringify(portalConfiguration(config)).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="portal-configuration">${json}</script>`;
  return template.replace(CONFIGURATION_PLACEHOLDER, () => block);
}

/** Serves the built portal: assets for a year, and the page for every other path (the portal has its own routes). */
export async function registerPortalPages(app: FastifyInstance, config: Config, portalDist: string): Promise<void> {
  const pageFile = path.join(portalDist, 'index.html');
  const page = renderPage(readFileSync(pageFile, 'utf8'), config);
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
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
  app.get('/', (_request, reply) => reply.callNotFound());
}
