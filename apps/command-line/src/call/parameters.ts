import type * as z from 'zod/mini';
import { exampleOf } from '@portal/contract/documents/examples';
import type { JsonSchema } from '@portal/contract/documents/json-schema';
import { bodySchemaOf, documentParameters } from '@portal/contract/documents/request';
import { resolve, SchemaBook } from '@portal/contract/documents/schema-book';
import type { Operation } from '@portal/contract/operations/operation';
import englishTexts from '@portal/locales/en.json' with { type: 'json' };
import { findText } from '@portal/locales/find-text';

export interface Parameter {
  name: string;
  place: 'path' | 'query' | 'header' | 'body';
  required: boolean;
  meaning: string;
  form: string;
  example: unknown;
}

const EXAMPLE_REFERENCE = 'F-7K3M-92QX';

export function parametersOf(operation: Operation): Parameter[] {
  const book = new SchemaBook((key) => findText(englishTexts, 'en', key) ?? key);
  const said = (name: string, { description = '', ...schema }: JsonSchema) => ({
    name,
    meaning: description,
    form: formOf(schema, book.schemas),
    example: exampleOf(schema, book.schemas),
    ...(name === 'applicationId' && {
      meaning: 'The application.',
      form: 'reference | id',
      example: EXAMPLE_REFERENCE,
    }),
  });
  const { properties = {}, required: needed = [] } = resolve(bodySchemaOf(operation, book) ?? {}, book.schemas);
  return [
    ...documentParameters(operation, book).map(({ name, in: place, required, description, schema }) => ({
      ...said(name, { ...schema, ...(description !== undefined && { description }) }),
      place,
      required,
    })),
    ...Object.entries(properties).map(([name, schema]) => ({
      ...said(name, schema),
      place: 'body' as const,
      required: needed.includes(name),
    })),
  ];
}

export function shapeOf(body: z.ZodMiniType | undefined): Readonly<Record<string, z.ZodMiniType>> {
  return body && 'shape' in body ? (body.shape as Record<string, z.ZodMiniType>) : {};
}

function formOf(schema: JsonSchema, schemas: Readonly<Record<string, JsonSchema>>): string {
  const { const: only, enum: choices, anyOf, oneOf, items, type, format } = resolve(schema, schemas);
  const values = only === undefined ? choices : [only];
  if (values) return values.join(' | ');
  const forms = anyOf ?? oneOf;
  if (forms) return [...new Set(forms.map((form) => formOf(form, schemas)))].join(' | ');
  if (items) return 'JSON list';
  const kinds = [type ?? 'string'].flat().join(' | ').replace('object', 'JSON object');
  return format === undefined ? kinds : `${kinds} (${format})`;
}
