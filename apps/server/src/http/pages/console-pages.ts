import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ConsoleConfiguration } from '@portal/contract/staff/console-configuration';
import { DomainError } from '@portal/contract/error-codes';
import type { Config } from '../../config/index.ts';
import { isConsoleHost } from './console-host.ts';
import { constantText } from './constant-text.ts';
import { allowInline, inlineHashesOf } from './inline-hashes.ts';
import { addOlderBrowserNotice } from './older-browser.ts';

const ONE_YEAR_MS = 31_536_000_000;
const ASSETS = '/staff/assets/';
const CONFIGURATION_PLACEHOLDER = '<!--configuration-->';

const isFile = /^[^?]*\.\w+(?:\?|$)/u;

/**
 * Allows only the console's own resources, nothing inline except the notice for older browsers, and no embedding. The
 * console itself may frame the recording player and mails.
 */
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Allows the player's own script and style, recorded styles, and no network. */
const PLAYER_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  'img-src data:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts allow-same-origin',
].join('; ');

/** Allows a previewed mail its styles, and nothing that runs, loads or navigates. */
const LETTER_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-same-origin',
].join('; ');

const framedPages = { 'player.html': PLAYER_POLICY, 'letter.html': LETTER_POLICY } as const;

/** Adds the configuration as a data block, which is not a script. */
function renderConsolePage(template: string, { brands, officeTimeZone }: Config): string {
  const brandNames = { en: brands.en.name, fr: brands.fr.name };
  const configuration: ConsoleConfiguration = { brandNames, officeTimeZone };
  const json = JSON.stringify(configuration).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="console-configuration">${json}</script>`;
  return addOlderBrowserNotice(template, 'en').replace(CONFIGURATION_PLACEHOLDER, () => block);
}

/** Serves the built console: assets cached for a year, and one page for `/staff` and every path below it. */
export async function registerConsolePages(app: FastifyInstance, config: Config, consoleDist: string): Promise<void> {
  const template = readFileSync(path.join(consoleDist, 'index.html'), 'utf8');
  const page = renderConsolePage(template, config);
  const send = constantText(page, 'text/html; charset=utf-8');
  const policy = allowInline(CONTENT_POLICY, inlineHashesOf(page));
  await app.register(async (pages) => {
    pages.addHook('onRequest', (request, _reply, done) => {
      done(isConsoleHost(config, request) ? undefined : new DomainError('errorNotFound'));
    });
    await pages.register(fastifyStatic, {
      root: path.join(consoleDist, 'assets'),
      prefix: ASSETS,
      decorateReply: false,
      index: false,
      preCompressed: true,
      maxAge: ONE_YEAR_MS,
      immutable: true,
      wildcard: true,
    });
    for (const [name, framedPolicy] of Object.entries(framedPages)) {
      const sendFramed = constantText(readFileSync(path.join(consoleDist, name), 'utf8'), 'text/html; charset=utf-8');
      pages.get(`/staff/${name}`, (request, reply) => {
        void reply.headers({
          'content-security-policy': framedPolicy,
          'x-frame-options': 'SAMEORIGIN',
          'cache-control': 'no-store',
        });
        return sendFramed(request, reply);
      });
    }
    for (const url of ['/staff', '/staff/*']) {
      pages.get(url, (request, reply) => {
        if (isFile.test(request.url)) throw new DomainError('errorNotFound');
        void reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-store' });
        return send(request, reply);
      });
    }
  });
}
