import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type * as z from 'zod/mini';
import type { PortalResolver } from './form.tsx';

/** Checks what was typed with a schema of the contract. */
export function schemaResolver<Schema extends z.ZodMiniType<object>>(schema: Schema): PortalResolver<z.infer<Schema>> {
  return standardSchemaResolver(schema as never);
}
