import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brokenFacts, factsOf, type Promised } from '../../../test/database/kept-facts.ts';
import { buildPartnerDocument, buildStaffDocument } from './document.ts';

const provider = { publicUrl: 'https://apply.lender.example', brand: { name: 'Lender', email: 'help@lender.example' } };
const documents = { partner: buildPartnerDocument(provider), staff: buildStaffDocument(provider) };

/** At a release, `KEEP_API=1` records new parts of the API as promised. Promises are never removed. */
const isKeeping = process.env.KEEP_API === '1';

test.each(Object.entries(documents))('existing clients of the %s still work', (name, document) => {
  const file = new URL(`kept/${name}.txt`, import.meta.url);
  const now = factsOf(document);
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  expect(brokenFacts(kept, now)).toEqual([]);
  if (isKeeping) writeFileSync(file, `${now.join('\n')}\n`);
  expect(kept.length).toBeGreaterThan(50);
});

const object = (properties: Record<string, object>, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
});
const text = { type: 'string' };

const taking = (body: object, answer: object): Promised => ({
  paths: {
    '/things': {
      post: {
        parameters: [],
        requestBody: { content: { 'application/json': { schema: body } } },
        responses: { 200: { content: { 'application/json': { schema: answer } } } },
      },
    },
  },
  components: { schemas: {} },
});

const before = factsOf(taking(object({ name: text, note: text }, ['name']), object({ id: text, at: text }, ['id'])));
const compare = (body: object, answer: object) => brokenFacts(before, factsOf(taking(body, answer)));
const sameBody = object({ name: text, note: text }, ['name']);
const sameAnswer = object({ id: text, at: text }, ['id']);

test('added fields, newly optional inputs and newly guaranteed outputs are compatible', () => {
  expect(compare(sameBody, sameAnswer)).toEqual([]);
  expect(compare(object({ name: text, note: text, more: text }), sameAnswer)).toEqual([]);
  expect(compare(sameBody, object({ id: text, at: text, more: text }, ['id', 'at', 'more']))).toEqual([]);
  const further = object({ name: text, note: text, within: object({ must: text }, ['must']) }, ['name']);
  expect(compare(further, sameAnswer)).toEqual([]);
});

test.each([
  ['a field that was answered is gone', sameBody, object({ id: text }, ['id'])],
  ['a field that was answered has another type', sameBody, object({ id: { type: 'integer' }, at: text }, ['id'])],
  ['a field that was always answered may be missing', sameBody, object({ id: text, at: text })],
  ['a field is not taken any more', object({ name: text }, ['name']), sameAnswer],
  ['a field must be sent that could be left out', object({ name: text, note: text }, ['name', 'note']), sameAnswer],
  ['a new field must be sent', object({ name: text, note: text, more: text }, ['name', 'more']), sameAnswer],
])('%s: detected as breaking', (_name, body, answer) => {
  expect(compare(body, answer)).not.toEqual([]);
});

test('a value can be added to a required input, but not removed', () => {
  const taken = (...values: string[]) =>
    factsOf(taking(object({ name: { type: 'string', enum: values } }, ['name']), sameAnswer));
  expect(brokenFacts(taken('a'), taken('a', 'b'))).toEqual([]);
  expect(brokenFacts(taken('a', 'b'), taken('a'))).not.toEqual([]);
});

test('a removed operation is detected as breaking', () => {
  expect(brokenFacts(before, [])).toEqual(before);
});
