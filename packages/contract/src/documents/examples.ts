import type { JsonSchema } from './json-schema.ts';
import { resolve } from './schema-book.ts';

type Schemas = Readonly<Record<string, JsonSchema>>;

/**
 * Builds an example value of a schema from the examples of its parts. For a union, takes the first form that is not
 * null.
 */
export function exampleOf(schema: JsonSchema, schemas: Schemas): unknown {
  const { examples, const: only, enum: choices, $ref } = schema;
  if (examples) return examples[0];
  if (only !== undefined) return only;
  if (choices) return choices.find((choice) => choice !== null);
  if ($ref !== undefined) return exampleOf(resolve(schema, schemas), schemas);
  const forms = schema.anyOf ?? schema.oneOf;
  const form = forms?.find(({ type }) => type !== 'null');
  return form ? exampleOf(form, schemas) : partsOf(schema, schemas);
}

function partsOf(schema: JsonSchema, schemas: Schemas): unknown {
  const { properties, items, allOf, type } = schema;
  if (allOf) return Object.assign({}, ...allOf.map((part) => exampleOf(part, schemas))) as unknown;
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, exampleOf(part, schemas)]));
  if (items) return [exampleOf(items, schemas)];
  if (type === 'object') return {};
  const isBoolean = type === 'boolean' || (Array.isArray(type) && type.includes('boolean'));
  return isBoolean ? true : null;
}
