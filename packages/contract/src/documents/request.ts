import * as z from 'zod/mini';
import type { Operation } from '../operations/operation.ts';
import type { JsonSchema } from './json-schema.ts';
import type { SchemaBook } from './schema-book.ts';

export interface DocumentedParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description: string | undefined;
  required: boolean;
  schema: JsonSchema;
}

export function documentParameters(operation: Operation, book: SchemaBook): DocumentedParameter[] {
  const { params, query, headers } = operation;
  const places = { path: params, query, header: headers } as const;
  return (['path', 'query', 'header'] as const).flatMap((place) =>
    Object.entries(places[place]?.shape ?? {}).map(([name, field]) => {
      const { description, ...schema } = book.inline(operation.operationId, name, field as z.ZodMiniType);
      const required = place === 'path' || !(field instanceof z.ZodMiniOptional);
      return { name, in: place, description, required, schema };
    }),
  );
}

export function bodySchemaOf({ operationId, body }: Operation, book: SchemaBook): JsonSchema | undefined {
  return body && book.reference(body, 'input', `${nameAfter(operationId)}Request`);
}

/** `Partner_CreateReferral` gives `CreateReferral`. */
export function nameAfter(operationId: string): string {
  return operationId.slice(operationId.indexOf('_') + 1);
}

export function summaryOf({ summary }: Operation): string {
  return (/^.+?(?=[.:;](?:\s|$))/u.exec(summary)?.[0] ?? summary).trim();
}
