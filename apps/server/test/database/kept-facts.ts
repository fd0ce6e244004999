import type { JsonSchema } from '@portal/contract/documents/json-schema';

interface DocumentedOperation {
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
}

/** What of an API document clients rely on. */
export interface Promised {
  paths: Record<string, Record<string, object>>;
  components: { schemas: Record<string, JsonSchema> };
}

/**
 * What clients may rely on, a line each: that an operation is there, what it takes (`!` must, `?` may be sent) and what it
 * answers with (`!` always, `?` sometimes there), property by property, and each value of a list that may be sent.
 */
export function factsOf({ paths, components }: Promised): string[] {
  const facts = new Set<string>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, documented] of Object.entries(methods)) {
      const call = `${method.toUpperCase()} ${path}`;
      facts.add(call);
      describeTaken({ facts, book: components.schemas, way: 'takes' }, call, documented as DocumentedOperation);
      describeAnswered({ facts, book: components.schemas, way: 'answers' }, call, documented as DocumentedOperation);
    }
  }
  return [...facts].toSorted();
}

interface Describing {
  facts: Set<string>;
  book: Record<string, JsonSchema>;
  way: 'takes' | 'answers';
}

function describeTaken(to: Describing, call: string, { parameters, requestBody }: DocumentedOperation): void {
  for (const { name, in: place, required, schema } of parameters)
    describe(to, `${call} takes ${place}.${name}${required ? '!' : '?'}`, schema);
  for (const { schema } of Object.values(requestBody?.content ?? {})) describe(to, `${call} takes body`, schema);
}

function describeAnswered(to: Describing, call: string, { responses }: DocumentedOperation): void {
  for (const [status, { content = {} }] of Object.entries(responses).filter(([each]) => each.startsWith('2'))) {
    to.facts.add(`${call} answers ${status}`);
    for (const { schema } of Object.values(content)) describe(to, `${call} answers ${status} body`, schema);
  }
}

/** Schemas are no deeper, and one may name itself. */
const DEEPEST = 12;

function describe(to: Describing, path: string, schema: JsonSchema, depth = 0): void {
  if (depth > DEEPEST) return;
  for (const kind of [schema.type ?? []].flat()) to.facts.add(`${path}: ${kind}`);
  if (to.way === 'takes') for (const value of schema.enum ?? []) to.facts.add(`${path} = ${JSON.stringify(value)}`);
  for (const [place, part] of partsOf(to, schema)) describe(to, `${path}${place}`, part, depth + 1);
}

/** What a schema is made of, each with where it stands in it. */
function partsOf({ book }: Describing, schema: JsonSchema): [string, JsonSchema][] {
  const { $ref, properties = {}, required = [], items } = schema;
  const named = $ref === undefined ? undefined : book[$ref.split('/').at(-1) ?? ''];
  const same = [named, schema.anyOf, schema.oneOf, schema.allOf].flat().filter((part) => part !== undefined);
  return [
    ...same.map((part): [string, JsonSchema] => ['', part]),
    ...(items ? ([['[]', items]] as [string, JsonSchema][]) : []),
    ...Object.entries(properties).map(([name, part]): [string, JsonSchema] => [
      `.${name}${required.includes(name) ? '!' : '?'}`,
      part,
    ]),
  ];
}

/** What of `kept` is no longer so, and what has to be sent that had not to be. */
export function brokenFacts(kept: readonly string[], now: readonly string[]): string[] {
  const presently = Map.groupBy(now, unmarked);
  const gone = kept.filter((fact) => !(presently.get(unmarked(fact)) ?? []).some((other) => isNoStricter(fact, other)));
  const before = new Set(kept.map(unmarked));
  const demanded = now.filter((fact) => {
    const [call = '', field] = fact.split(TAKES);
    // Inside of what may be left out, nothing is demanded of whoever leaves it out.
    const isDemanded = field !== undefined && /![^?]*$/u.test(field) && !field.includes('?');
    return isDemanded && before.has(call) && !before.has(unmarked(fact));
  });
  return [...gone, ...demanded.map((fact) => `${fact} (new)`)];
}

const TAKES = ' takes ';
const mark = /[!?](?=[.:[ ]|$)/gu;
const unmarked = (fact: string) => fact.replaceAll(mark, '');

/** Whether nothing must be sent that could be left out before, and nothing may be missing that was always there. */
function isNoStricter(fact: string, other: string): boolean {
  const stricter = fact.includes(TAKES) ? '!' : '?';
  const marksBefore = fact.match(mark) ?? [];
  return (other.match(mark) ?? []).every((each, index) => each !== stricter || marksBefore[index] === stricter);
}
