import { escapeHtml } from '../pages/escape-html.ts';
import type { ApiDocument } from './document.ts';
import { type JsonSchema, nameIn } from '@portal/contract/documents/json-schema';

interface Content {
  schema: JsonSchema;
  example?: unknown;
}

interface Response {
  $ref?: string;
  description?: string;
  content?: Record<string, Content>;
  'x-codes'?: readonly string[];
}

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  description: string;
  schema: JsonSchema;
}

interface DocumentedOperation {
  operationId: string;
  description: string;
  tags: readonly string[];
  parameters: readonly Parameter[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, Response>;
}

interface Call extends DocumentedOperation {
  method: string;
  path: string;
}

/** Webhooks are listed like operations, although the receiver implements them. */
interface DescribedOperation extends DocumentedOperation {
  summary: string;
}

const JSON_TYPE = 'application/json';
const TEXTAREA_ROWS = 16;

function pretty(value: unknown): string {
  return escapeHtml(JSON.stringify(value, null, 2));
}

function paragraphs(markdown: string, headingLevel: number): string {
  const code = (text: string) => escapeHtml(text).replaceAll(/`([^`]+)`/gu, '<code>$1</code>');
  return markdown
    .split('\n\n')
    .map((part) => {
      const heading = /^## (.+)$/u.exec(part)?.[1];
      const tag = `h${String(headingLevel)}`;
      return heading === undefined ? `<p>${code(part)}</p>` : `<${tag}>${code(heading)}</${tag}>`;
    })
    .join('\n');
}

function formOf(schema: JsonSchema): string {
  const name = nameIn(schema);
  if (name !== undefined) return `<a href="#schema-${name}">${name}</a>`;
  if (schema.const !== undefined) return `<code>${pretty(schema.const)}</code>`;
  if (schema.enum) return schema.enum.map((choice) => `<code>${pretty(choice)}</code>`).join(' ');
  const forms = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (forms) return [...new Set(forms.map(formOf))].join(' or ');
  if (schema.items) return `list of ${formOf(schema.items)}`;
  return escapeHtml([schema.type ?? 'anything'].flat().join(' or ') + (schema.format ? ` (${schema.format})` : ''));
}

function rowsOf(schema: JsonSchema, prefix = ''): string[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    const isOptional = !schema.required?.includes(name);
    const row = `<tr><th scope="row"><code>${escapeHtml(prefix + name)}</code>${isOptional ? ' <small>(optional)</small>' : ''}</th>
<td>${formOf(part)}</td><td>${paragraphs(part.description ?? '', 4)}</td></tr>`;
    return [row, ...rowsOf(part, `${prefix}${name}.`)];
  });
  const parts = [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [...own, ...parts.flatMap((part) => (part ? rowsOf(part, prefix) : []))];
}

function tableOf(rows: readonly string[]): string {
  return `<table><thead><tr><th scope="col">Name</th><th scope="col">Form</th><th scope="col">Meaning</th></tr></thead>
<tbody>${[...new Set(rows)].join('\n')}</tbody></table>`;
}

function schemaSection([name, schema]: [string, JsonSchema]): string {
  const keys = Object.entries(schema.properties?.key?.['x-keys'] ?? {}) as [string, string][];
  const list = keys.map(
    ([key, text]) => `<tr><th scope="row"><code>${key}</code></th><td>${escapeHtml(text)}</td></tr>`,
  );
  return `<h3 id="schema-${name}">${name}</h3>
${tableOf(rowsOf(schema))}${list.length > 0 ? `<table><thead><tr><th scope="col">Key</th><th scope="col">Text</th></tr></thead><tbody>${list.join('\n')}</tbody></table>` : ''}`;
}

function parameterField({ name, in: place, required, description, schema }: Parameter): string {
  const about = [`(${place}${required ? '' : ', optional'})`, description].join(' ');
  return `<label>${escapeHtml(name)} <small>${escapeHtml(about)} ${formOf(schema)}</small>
<input name="${escapeHtml(name)}" data-in="${place}"${required ? ' required' : ''} autocomplete="off" spellcheck="false"></label>`;
}

function bodyField({ requestBody }: DocumentedOperation): string {
  const content = requestBody?.content[JSON_TYPE];
  if (!content) return '';
  const example = pretty(content.example);
  const rows = Math.min(TEXTAREA_ROWS, example.split('\n').length + 1);
  return `<label>Body <small>${formOf(content.schema)}, ${JSON_TYPE}</small>
<textarea rows="${String(rows)}" spellcheck="false">${example}</textarea></label>`;
}

function answersOf({ responses }: DocumentedOperation, common: Record<string, Response>): string {
  const refusals = Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, response]) => {
      const { 'x-codes': codes = [] } = response.$ref
        ? (common[response.$ref.split('/').at(-1) ?? ''] ?? {})
        : response;
      return `<li>${status} ${codes.map((code) => `<code>${code}</code>`).join(', ')}</li>`;
    });
  const content = Object.values(responses['200']?.content ?? {})[0];
  const answer = content
    ? `<p>200 ${formOf(content.schema)}</p>${content.example === undefined ? '' : `<pre tabindex="0">${pretty(content.example)}</pre>`}`
    : '<p>204, without a body.</p>';
  return `<details><summary>Responses</summary><div class="about">${answer}<ul>${refusals.join('')}</ul></div></details>`;
}

function callBlock(call: Call, common: Record<string, Response>): string {
  const { method, path, operationId, description } = call;
  return `<details id="${operationId}"><summary><strong>${operationId}</strong> <code>${method.toUpperCase()} ${escapeHtml(path)}</code></summary>
<form data-method="${method}" data-path="${escapeHtml(path)}">
${paragraphs(description, 4)}
${call.parameters.map(parameterField).join('\n')}
${bodyField(call)}
${answersOf(call, common)}
<button>Send <span aria-hidden="true">→</span></button>
<pre tabindex="0" aria-label="Response of ${operationId}"><output aria-live="polite"></output></pre>
</form></details>`;
}

function webhooksSection(webhooks: Record<string, { post: DescribedOperation }>): string {
  const rows = Object.entries(webhooks).map(([type, { post }]) => {
    const content = post.requestBody?.content[JSON_TYPE];
    return `<tr><th scope="row"><code>${type}</code></th><td>${escapeHtml(post.summary)}</td><td>${content ? formOf(content.schema.allOf?.[0] ?? content.schema) : ''}</td></tr>`;
  });
  return `<table><thead><tr><th scope="col">Type</th><th scope="col">What happened</th><th scope="col">Body</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`;
}

function anchorOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]+/gu, '-');
}

function contents(tags: readonly { name: string }[]): string {
  const links = [...tags.map(({ name }) => name), 'Schemas'].map(
    (name) => `<li><a href="#${anchorOf(name)}">${escapeHtml(name)}</a></li>`,
  );
  return `<nav aria-label="Contents"><ul>${links.join('')}</ul></nav>`;
}

/** Page that shows an API document and can call its operations with a typed key, which the page does not store. */
export function referencePage(root: string, document: ApiDocument & { webhooks?: object }): string {
  const { info, tags, paths, components, webhooks } = document;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, ...operation }) as Call),
  );
  const sections = tags.map(({ name, description }) => {
    const own = calls.filter(({ tags: [tag] }) => tag === name);
    const content = own.map((call) => callBlock(call, components.responses));
    if (own.length === 0) content.push(webhooksSection(webhooks as Record<string, { post: DescribedOperation }>));
    return `<h2 id="${anchorOf(name)}">${escapeHtml(name)}</h2>\n${paragraphs(description, 3)}\n${content.join('\n')}`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)}</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/api/reference.css"></head>
<body><main><h1>${escapeHtml(info.title)}</h1>
${paragraphs(info.description, 2)}
<p>The machine-readable document: <a href="${root}/openapi.json">openapi.json</a>.</p>
<label for="key">Key <small>kept only in this page, until you close it</small></label>
<input id="key" type="password" autocomplete="off" spellcheck="false">
${contents(tags)}
${sections.join('\n')}
<h2 id="schemas">Schemas</h2>
${Object.entries(components.schemas).map(schemaSection).join('\n')}
</main><script type="module" src="/api/reference.js"></script></body></html>`;
}
