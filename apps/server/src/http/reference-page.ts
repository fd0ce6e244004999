import { escapeHtml } from './escape-html.ts';

interface JsonSchema {
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
}

/** One operation of an API document, as shown on the page. */
export interface DocumentedOperation {
  method: string;
  path: string;
  operationId: string;
  summary: string;
  tags: readonly string[];
  parameters: readonly { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: JsonSchema }> }>;
  'x-access': string;
}

const JSON_TYPE = 'application/json';

/** What is neither of these is a text. */
const plainExamples = new Map<unknown, unknown>([
  ['number', 0],
  ['integer', 0],
  ['boolean', false],
  ['null', null],
]);

/** A value of the shape that a schema asks for, to start a body from. */
function exampleOf(schema: JsonSchema): unknown {
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return exampleOf(first);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([name, part]) => [name, exampleOf(part)]));

  if (schema.items) return [exampleOf(schema.items)];
  if (schema.format === 'uuid') return '00000000-0000-4000-8000-000000000000';
  return plainExamples.has(schema.type) ? plainExamples.get(schema.type) : '';
}

function pretty(value: unknown): string {
  return escapeHtml(JSON.stringify(value, null, 2));
}

function parameterField({ name, in: place, required, schema }: DocumentedOperation['parameters'][number]): string {
  const about = [place, required ? '' : '(optional)', schema.pattern ?? schema.format ?? ''].filter(Boolean).join(' ');
  return `<label>${escapeHtml(name)} <small>${escapeHtml(about)}</small>
<input name="${escapeHtml(name)}" data-in="${place}"${required ? ' required' : ''} autocomplete="off" spellcheck="false"></label>`;
}

function bodyField({ requestBody }: DocumentedOperation): string {
  const schema = requestBody?.content[JSON_TYPE]?.schema;
  if (!schema) return '';
  const example = pretty(exampleOf(schema));
  return `<label>Body <small>${JSON_TYPE}</small>
<textarea rows="${String(Math.min(16, example.split('\n').length + 1))}" spellcheck="false">${example}</textarea></label>
<details><summary>Body schema</summary><div class="about"><pre tabindex="0">${pretty(schema)}</pre></div></details>`;
}

function answersOf({ responses }: DocumentedOperation): string {
  const refusals = Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, { description }]) => `<li>${status} ${escapeHtml(description)}</li>`);
  const schema = responses['200']?.content?.[JSON_TYPE]?.schema;
  const response = schema ? `<pre tabindex="0">${pretty(schema)}</pre>` : '<p>204, without a body.</p>';
  return `<details><summary>Responses</summary><div class="about">${response}<ul>${refusals.join('')}</ul></div></details>`;
}

function operationBlock(operation: DocumentedOperation): string {
  const { method, path, operationId, summary } = operation;
  return `<details id="${operationId}"><summary><strong>${operationId}</strong> <code>${method.toUpperCase()} ${escapeHtml(path)}</code></summary>
<form data-method="${method}" data-path="${escapeHtml(path)}">
<p>${escapeHtml(summary)} <small>(key: ${escapeHtml(operation['x-access'])})</small></p>
${operation.parameters.map(parameterField).join('\n')}
${bodyField(operation)}
${answersOf(operation)}
<button>Send <span aria-hidden="true">→</span></button>
<pre tabindex="0" aria-label="Response of ${operationId}"><output aria-live="polite"></output></pre>
</form></details>`;
}

/** The reference of an API document: each operation can be read, and called with a key that stays in the page. */
export function referencePage(root: string, operations: readonly DocumentedOperation[]): string {
  const sections = [...Map.groupBy(operations, ({ tags }) => tags[0] ?? '')].map(
    ([tag, group]) => `<h2>${escapeHtml(tag)}</h2>\n${group.map(operationBlock).join('\n')}`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API for partners and staff</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="${root}/reference.css"></head>
<body><main><h1>API for partners and staff</h1>
<p>Every call needs the header <code>Authorization: Bearer</code> with a key. A partner can access only its own referrals. Errors are
<code>application/problem+json</code> (RFC 9457). The machine-readable document: <a href="${root}/openapi.json">openapi.json</a>.</p>
<label for="key">Key <small>stays in this page until it is closed</small></label>
<input id="key" type="password" autocomplete="off" spellcheck="false">
${sections.join('\n')}</main><script type="module" src="${root}/reference.js"></script></body></html>`;
}
