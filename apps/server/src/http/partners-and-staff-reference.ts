import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { partnerAndStaffOperations } from '@portal/contract/operations/index';
import { constantText } from './constant-text.ts';
import { buildPartnersAndStaffDocument } from './document.ts';
import { type DocumentedOperation, referencePage } from './reference-page.ts';

const ROOT = '/api/partners-and-staff';
const assets = new URL('../../assets/', import.meta.url);

const files = [
  { name: 'reference.css', type: 'text/css; charset=utf-8' },
  { name: 'reference.js', type: 'text/javascript; charset=utf-8' },
] as const;

/** The document for partners and staff, and a page to read and try it. */
export function registerPartnersAndStaffReference(app: FastifyInstance): void {
  const document = buildPartnersAndStaffDocument();
  const json = JSON.stringify(document);
  const page = referencePage(
    ROOT,
    partnerAndStaffOperations.map((operation) => documented(document, operation)),
  );
  app.get(`${ROOT}/openapi.json`, constantText(json, 'application/json; charset=utf-8'));
  app.get(ROOT, constantText(page, 'text/html; charset=utf-8'));
  for (const { name, type } of files) {
    const content = readFileSync(new URL(name, assets), 'utf8');
    app.get(`${ROOT}/${name}`, constantText(content, type));
  }
}

function documented(document: unknown, { method, path }: { method: string; path: string }): DocumentedOperation {
  const { paths } = document as { paths: Record<string, Record<string, Omit<DocumentedOperation, 'method' | 'path'>>> };
  const found = paths[path]?.[method];
  if (!found) throw new Error(`${method} ${path} is not in the document`);
  return { method, path, ...found };
}
