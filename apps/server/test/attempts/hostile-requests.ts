import fc from 'fast-check';

export interface JsonSchema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
}

/** Marker in every generated text; tests search for it where typed values must not appear. */
export const TYPED_MARK = 'Zq9typed';
const LONGEST_CONFORMING = 300;
/** At and just past the bounds of int4, exact doubles, int8 and unsigned int8. */
const integerBounds = [2 ** 31, 2 ** 53, 2 ** 63, 2 ** 64].flatMap((bound) => [bound - 1, bound, -bound, -bound - 1]);
const intruders = ['__proto__', 'constructor', 'prototype', 'toString', 'status', 'customerId', 'sin', ''];

const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\uD800',
    '\uFEFF',
    '\u202Etxet',
    '..',
    '../../etc/passwd',
    '%00',
    '%2e%2e%2f',
    "'; drop table customer; --",
    '${7*7}{{7*7}}',
    '<script>alert(1)</script>',
    'a\r\nset-cookie: x=y',
    'é'.repeat(5000),
    '𝒳'.repeat(300),
    'e\u0301'.repeat(300),
    ...intruders,
  ),
  fc.string({ maxLength: 20 }).map((text) => `${TYPED_MARK}${text}`),
);

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(hostileText, { maxLength: 3 }),
  fc.double(),
  fc.constantFrom<unknown>(...integerBounds, null, true, {}, [], [[]], -0, 0.1, 1e308, '1e5', '0x10', 'true', 'null'),
);

/** A value that matches a schema, often at its bounds. It may still break rules that the document cannot express. */
function conforming(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(conforming));
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => conforming({ ...schema, type })));
  const make = makers[schema.type ?? ''];
  return make ? make(schema) : fc.jsonValue({ maxDepth: 2 });
}

const makers: Readonly<Record<string, (schema: JsonSchema) => fc.Arbitrary<unknown>>> = {
  string: stringOf,
  integer: (schema) => numberOf(schema, fc.integer(boundsOf(schema))),
  number: (schema) => numberOf(schema, fc.double({ ...boundsOf(schema), noNaN: true })),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: ({ items = {} }) => fc.array(conforming(items), { maxLength: 3 }),
  object: objectOf,
};

function boundsOf({ minimum = -1000, maximum = 1_000_000 }: JsonSchema): { min: number; max: number } {
  return { min: minimum, max: Math.max(minimum, maximum) };
}

function numberOf({ minimum, maximum }: JsonSchema, inside: fc.Arbitrary<number>): fc.Arbitrary<number> {
  const bounds = [minimum, maximum].filter((bound) => bound !== undefined);
  return bounds.length === 0 ? inside : fc.oneof(inside, fc.constantFrom(...bounds));
}

function stringOf({ pattern, minLength = 0, maxLength = LONGEST_CONFORMING }: JsonSchema): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  const longest = Math.max(minLength, Math.min(maxLength, LONGEST_CONFORMING));
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength: longest }),
    fc.constantFrom('x'.repeat(minLength), 'x'.repeat(longest)),
  );
}

function objectOf({ properties, required = [], additionalProperties }: JsonSchema): fc.Arbitrary<unknown> {
  if (typeof additionalProperties === 'object')
    return fc.dictionary(fc.string({ maxLength: 20 }), conforming(additionalProperties), { maxKeys: 4 });
  const parts = Object.entries(properties ?? {}).map(([name, part]) => [name, conforming(part)] as const);
  return fc.record(Object.fromEntries(parts), { requiredKeys: required });
}

type Change = (value: unknown) => unknown;

function changeAt(value: unknown, picks: readonly number[], change: (holder: object, key: string) => void): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const copy = structuredClone(value) as Record<string, unknown>;
  const keys = Object.keys(copy);
  const [pick = 0, ...rest] = picks;
  const key = keys[pick % Math.max(1, keys.length)];
  if (key === undefined) return copy;
  if (rest.length > 0 && typeof copy[key] === 'object' && copy[key] !== null)
    copy[key] = changeAt(copy[key], rest, change);
  else change(copy, key);
  return copy;
}

const place = fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 3 });

const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(place, hostileValue).map(
    ([picks, found]): Change =>
      (value) =>
        changeAt(value, picks, (holder, key) => Reflect.set(holder, key, found)),
  ),
  place.map(
    (picks): Change =>
      (value) =>
        changeAt(value, picks, (holder, key) => Reflect.deleteProperty(holder, key)),
  ),
  fc.tuple(place, fc.constantFrom(...intruders), hostileValue).map(
    ([picks, name, found]): Change =>
      (value) =>
        changeAt(value, picks, (holder) =>
          Object.defineProperty(holder, name, { value: found, enumerable: true, configurable: true, writable: true }),
        ),
  ),
);

const writings: fc.Arbitrary<(value: unknown) => Buffer> = fc.oneof(
  { weight: 24, arbitrary: fc.constant((value: unknown) => Buffer.from(JSON.stringify(value))) },
  {
    weight: 6,
    arbitrary: fc.constantFrom<(value: unknown) => Buffer>(
      (value) => Buffer.from(JSON.stringify(value).replace(/^\{/u, '{"version":1,"language":"fr",')),
      (value) => Buffer.from(JSON.stringify(value).replace(/^\{/u, '{"__proto__":{"isPolluted":true},')),
      (value) =>
        Buffer.from(JSON.stringify(value).replace(/^\{/u, '{"constructor":{"prototype":{"isPolluted":true}},')),
      (value) => Buffer.from(JSON.stringify(value).slice(0, -1)),
      (value) => Buffer.from(`\uFEFF${JSON.stringify(value)}`),
      (value) => Buffer.concat([Buffer.from(JSON.stringify(value)), Buffer.from([0])]),
      (value) => Buffer.from(JSON.stringify(value), 'utf16le'),
      (value) =>
        Buffer.concat([Buffer.from('{"x":"'), Buffer.from([0xff, 0xc0, 0xaf]), Buffer.from(JSON.stringify(value))]),
      () => Buffer.from(`${'['.repeat(30_000)}${']'.repeat(30_000)}`),
      () => Buffer.from(`${'{"values":'.repeat(6000)}1${'}'.repeat(6000)}`),
      () => Buffer.alloc(70_000, '{"a":1}'),
      () => Buffer.alloc(0),
    ),
  },
);

const contentTypes = fc.oneof(
  { weight: 20, arbitrary: fc.constant('application/json') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'application/json; charset=latin1',
      'application/json;',
      'APPLICATION/JSON',
      'application/vnd.api+json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'text/plain',
      'x',
      '',
    ),
  },
);

const hosts = fc.oneof(
  { weight: 8, arbitrary: fc.constant('localhost:3000') },
  { weight: 1, arbitrary: fc.constantFrom('evil.example', 'localhost:3000@evil.example', '[::1', '') },
);

export interface Distortion {
  /** Body to send instead of the valid one; `undefined` sends the valid one. */
  body: { value: unknown } | undefined;
  changes: Change[];
  write: (value: unknown) => Buffer;
  contentType: string;
  host: string;
  parameters: (string | undefined)[];
  query: string;
  headers: Record<string, string>;
}

interface Requested {
  body: JsonSchema | undefined;
  query: Readonly<Record<string, JsonSchema>>;
}

const encoded = (text: string) => encodeURIComponent(text.replaceAll(/[\uD800-\uDFFF]/gu, ''));
/** Generates `undefined`, which keeps the valid value, `weight` times as often as another value. */
const keptTimes = <T>(weight: number, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

function queryOf(query: Requested['query']): fc.Arbitrary<string> {
  const names = [...Object.keys(query), '__proto__', 'after[]', 'status'];
  const value = fc.oneof(hostileText, ...Object.values(query).map((schema) => conforming(schema).map(String)));
  const pair = fc.tuple(fc.constantFrom(...names), value).map(([name, text]) => `${encoded(name)}=${encoded(text)}`);
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    { weight: 2, arbitrary: fc.array(pair, { maxLength: 4 }).map((pairs) => pairs.join('&')) },
    { weight: 1, arbitrary: fc.constantFrom('%', '&&=&', '?a?b', '%ff=%ff', 'a=1&a=2&a[b]=3', '='.repeat(500)) },
  );
}

const parameter = fc.oneof(hostileText, fc.uuid(), fc.constantFrom('x'.repeat(199), 'x'.repeat(201))).map(encoded);

export function distortionOf({ body, query }: Requested): fc.Arbitrary<Distortion> {
  const instead = body ? conforming(body).map((value) => ({ value })) : fc.jsonValue().map((value) => ({ value }));
  return fc.record({
    body: keptTimes(
      3,
      fc.oneof(
        { weight: 3, arbitrary: instead },
        hostileValue.map((value) => ({ value })),
      ),
    ),
    changes: fc.oneof({ weight: 3, arbitrary: fc.constant<Change[]>([]) }, fc.array(changes, { maxLength: 3 })),
    write: writings,
    contentType: contentTypes,
    host: hosts,
    parameters: fc.array(keptTimes(8, parameter), { minLength: 3, maxLength: 3 }),
    query: queryOf(query),
    headers: fc.oneof(
      { weight: 8, arbitrary: fc.constant({}) },
      fc.constantFrom(
        { cookie: 'pendingVerification=%00; refresh=%ff; knownBrowser=x; __proto__=1' },
        { cookie: `refresh=${'a'.repeat(4000)}` },
        { 'idempotency-key': 'x' },
        { 'idempotency-key': `${TYPED_MARK}-${'k'.repeat(90)}` },
        { accept: 'text/html', 'accept-language': '*;q=\u007f', 'x-forwarded-for': '::1, evil' },
        { origin: 'https://evil.example' },
        { authorization: 'Basic Zm9vOmJhcg==' },
        { authorization: 'Bearer' },
        { range: 'bytes=0-0', 'if-none-match': '*', expect: '100-continue' },
      ),
    ),
  });
}
