import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { operations } from '@portal/contract/operations/index';
import type { Config } from '../../config/index.ts';
import { constantText } from '../pages/constant-text.ts';
import { buildDefinition } from './definition.ts';
import { buildApplicantDocument, buildPartnerDocument, buildStaffDocument } from './document.ts';
import { referencePage } from './reference-page.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const MOVED_FOR_GOOD = 308;
const assets = new URL('../../../assets/', import.meta.url);

const files = [
  { name: 'reference.css', type: 'text/css; charset=utf-8' },
  { name: 'reference.js', type: 'text/javascript; charset=utf-8' },
] as const;

const readers = [
  { root: '/api/partner', build: buildPartnerDocument },
  { root: '/api/staff', build: buildStaffDocument },
] as const;

/** Redirected, because clients may still use the address of the document that partners and staff once shared. */
const FORMER_ROOT = '/api/partners-and-staff';

function whenAsked(make: () => string, type: string): ReturnType<typeof constantText> {
  let answer: ReturnType<typeof constantText> | undefined;
  return (request, reply) => {
    answer ??= constantText(make(), type);
    return answer(request, reply);
  };
}

export function registerApiDocuments(app: FastifyInstance, { publicUrl, brands }: Config): void {
  const provider = { publicUrl, brand: brands.en };
  const getJson = (path: string, make: () => object) =>
    app.get(
      path,
      whenAsked(() => JSON.stringify(make()), JSON_TYPE),
    );
  getJson('/api/definition.json', () => buildDefinition(operations));
  getJson('/api/openapi.json', () => buildApplicantDocument(provider));
  for (const { root, build } of readers) {
    getJson(`${root}/openapi.json`, () => build(provider));
    app.get(
      root,
      whenAsked(() => referencePage(root, build(provider)), 'text/html; charset=utf-8'),
    );
  }
  const [partners] = readers;
  for (const path of ['', '/openapi.json'])
    app.get(FORMER_ROOT + path, (_request, reply) => reply.redirect(partners.root + path, MOVED_FOR_GOOD));

  for (const { name, type } of files) {
    const content = readFileSync(new URL(name, assets), 'utf8');
    app.get(`/api/${name}`, constantText(content, type));
  }
}
