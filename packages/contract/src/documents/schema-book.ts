import * as z from 'zod/mini';
import { findAnswerOf, getAnswer } from '../application/answers.ts';
import { type JsonSchema, nameIn, referenceTo } from './json-schema.ts';
import type { Meaning } from './meaning.ts';
import { meanings } from './meanings.ts';
import { namedSchemas } from './named-schemas.ts';

const SHARE_EXAMPLE = 51;

type Direction = 'input' | 'output';

class Names extends z.core.$ZodRegistry<Record<string, unknown>> {
  override get(schema: z.core.$ZodType): Record<string, unknown> | undefined {
    return { ...z.globalRegistry.get(schema), ...super.get(schema) };
  }
}

const names = new Names();
for (const [id, schema] of Object.entries(namedSchemas)) names.add(schema, { id });

/** Formats that fully describe their pattern and that every client generator knows. */
const wholeFormats: readonly unknown[] = ['uuid', 'date-time', 'date', 'email'];

export class SchemaBook {
  readonly schemas: Record<string, JsonSchema> = {};
  readonly #labelOf: (textKey: string) => string;

  constructor(labelOf: (textKey: string) => string) {
    this.#labelOf = labelOf;
  }

  /** Returns a reference to a schema of the contract; `otherwise` is the name for a schema that has none. */
  reference(schema: z.ZodMiniType, io: Direction, otherwise: string): JsonSchema {
    const converted = this.#convert(otherwise, schema, io);
    if (converted.$ref !== undefined) return converted;
    this.#add(otherwise, converted);
    return referenceTo(otherwise);
  }

  inline(owner: string, name: string, schema: z.ZodMiniType): JsonSchema {
    return this.#explained(this.#convert(owner, schema, 'input'), [owner, name]);
  }

  #convert(owner: string, schema: z.ZodMiniType, io: Direction): JsonSchema {
    const {
      $schema: _dialect,
      $defs,
      ...rest
    } = z.toJSONSchema(schema, {
      io,
      metadata: names,
      unrepresentable: 'any',
      reused: 'inline',
    });
    for (const [name, definition] of Object.entries($defs ?? {})) {
      const { id: _name, ...content } = definition as JsonSchema & { id?: string };
      this.#add(name, this.#finished(content, [name]));
    }
    return this.#finished(rest as JsonSchema, [owner]);
  }

  #add(name: string, schema: JsonSchema): void {
    const known = this.schemas[name];
    if (known && JSON.stringify(known) !== JSON.stringify(schema))
      throw new Error(`Two schemas are called ${name}: one is taken and the other answered`);
    this.schemas[name] = schema;
  }

  /** Prepares a schema for the document: component references, short formats, and meanings. */
  #finished(schema: JsonSchema, path: readonly string[]): JsonSchema {
    const { $ref, properties, items, additionalProperties, anyOf, oneOf, allOf, pattern, ...rest } = schema;
    const within = (part: JsonSchema) => this.#finished(part, path);
    return {
      ...($ref !== undefined && referenceTo($ref.slice('#/$defs/'.length))),
      ...rest,
      ...(pattern !== undefined && isReadable(pattern, rest.format) && { pattern }),
      ...(properties && { properties: this.#explainedEach(properties, path) }),
      ...(items && { items: within(items) }),
      ...(additionalProperties !== undefined && { additionalProperties: ifSchema(additionalProperties, within) }),
      ...(anyOf && { anyOf: anyOf.map(within) }),
      ...(oneOf && { oneOf: oneOf.map(within) }),
      ...(allOf && withoutEmpty(allOf.map(within))),
    };
  }

  #explainedEach(properties: Record<string, JsonSchema>, path: readonly string[]): Record<string, JsonSchema> {
    const entries = Object.entries(properties).map(([name, part]) => {
      const inner = [...path, name];
      return [name, this.#explained(this.#finished(part, inner), inner)] as const;
    });
    return Object.fromEntries(entries);
  }

  #explained(schema: JsonSchema, path: readonly string[]): JsonSchema {
    const { description, format, examples = [] } = this.#meaningOf(path);
    const fitting = showsNothing(schema) ? examples.filter((example) => fits(schema, example)).slice(0, 1) : [];
    return {
      ...(description !== undefined && { description }),
      ...schema,
      ...(format !== undefined && saysText(schema) && { format }),
      ...(fitting.length > 0 && { examples: fitting }),
    };
  }

  /** Uses the longest suffix of the path that has a meaning: `Application.bank.state`, `bank.state`, `state`. */
  #meaningOf(path: readonly string[]): Partial<Meaning> {
    for (let start = 0; start < path.length; start += 1) {
      const meaning = meanings.get(path.slice(start).join('.'));
      if (meaning) return meaning;
    }
    const name = findAnswerOf(path.at(-1) ?? '');
    if (!name) return {};
    const { label, kind } = getAnswer(name);
    const description = `${this.#labelOf(label)}.`;
    return kind === 'percent' ? { description, examples: [SHARE_EXAMPLE] } : { description };
  }
}

function ifSchema(known: boolean | JsonSchema, within: (part: JsonSchema) => JsonSchema): boolean | JsonSchema {
  return typeof known === 'object' ? within(known) : known;
}

function withoutEmpty(parts: readonly JsonSchema[]): JsonSchema {
  const allOf = parts.filter((part) => Object.keys(part).length > 0);
  return allOf.length > 0 ? { allOf } : {};
}

/**
 * False for patterns with `\p`, which programs without the `u` flag misread, and for patterns that a format replaces.
 */
function isReadable(pattern: string, format: string | undefined): boolean {
  return !/\\p\{/iu.test(pattern) && !wholeFormats.includes(format);
}

function saysText({ type, format, anyOf }: JsonSchema): boolean {
  const isText = type === 'string' || (Array.isArray(type) && type.includes('string'));
  return isText && format === undefined && anyOf === undefined;
}

function showsNothing({ $ref, const: only, examples, properties }: JsonSchema): boolean {
  return [$ref, only, examples, properties].every((part) => part === undefined);
}

/** Whether an example fits: the same name may be used for values of different types or with different choices. */
function fits({ type, enum: choices }: JsonSchema, example: unknown): boolean {
  if (choices) return choices.includes(example);
  return type === undefined || typeof example !== 'string' || [type].flat().includes('string');
}

export function resolve(schema: JsonSchema, schemas: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const name = nameIn(schema);
  return (name === undefined ? undefined : schemas[name]) ?? schema;
}
