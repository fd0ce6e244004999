import type { JsonSchema } from '@portal/contract/documents/json-schema';

interface DocumentedOperation {
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
}

export interface Promised {
  paths: Record<string, Record<string, object>>;
  components: { schemas: Record<string, JsonSchema> };
}

/**
 * Facts that clients rely on, one per line: each operation, its request properties (`!` required, `?` optional), its
 * response properties (`!` always, `?` sometimes present), and each value of a request's enum.
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

/** No schema is deeper; a schema may refer to itself. */
const DEEPEST = 12;

function describe(to: Describing, path: string, schema: JsonSchema, depth = 0): void {
  if (depth > DEEPEST) return;
  for (const kind of [schema.type ?? []].flat()) to.facts.add(`${path}: ${kind}`);
  if (to.way === 'takes') for (const value of schema.enum ?? []) to.facts.add(`${path} = ${JSON.stringify(value)}`);
  for (const [place, part] of partsOf(to, schema)) describe(to, `${path}${place}`, part, depth + 1);
}

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

export function brokenFacts(kept: readonly string[], now: readonly string[]): string[] {
  const presently = Map.groupBy(now, unmarked);
  const gone = kept.filter((fact) => !(presently.get(unmarked(fact)) ?? []).some((other) => isNoStricter(fact, other)));
  const before = new Set(kept.map(unmarked));
  const demanded = now.filter((fact) => {
    const [call = '', field] = fact.split(TAKES);
    // A new property also has a type; a further value of a known one is not demanded of anyone.
    if (field?.includes(' = ')) return false;
    // Inside an optional property, nothing is required of clients that omit it.
    const isDemanded = field !== undefined && /![^?]*$/u.test(field) && !field.includes('?');
    return isDemanded && before.has(call) && !before.has(unmarked(fact));
  });
  return [...gone, ...demanded.map((fact) => `${fact} (new)`)];
}

const TAKES = ' takes ';
const mark = /[!?](?=[.:[ ]|$)/gu;
const unmarked = (fact: string) => fact.replaceAll(mark, '');

function isNoStricter(fact: string, other: string): boolean {
  const stricter = fact.includes(TAKES) ? '!' : '?';
  const marksBefore = fact.match(mark) ?? [];
  return (other.match(mark) ?? []).every((each, index) => each !== stricter || marksBefore[index] === stricter);
}
