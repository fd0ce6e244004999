import type { PortalResolver } from '@portal/design/fields/form/form.tsx';
import * as z from 'zod/mini';

/** Validates with a schema of the contract; only the first error of each field counts. */
export function schemaResolver<Schema extends z.ZodMiniType<object>>(schema: Schema): PortalResolver<z.infer<Schema>> {
  return (typed) => {
    const { data, error } = z.safeParse(schema, typed);
    if (!error) return { output: data };
    const errors: Record<string, string> = {};
    for (const { path, message } of error.issues) errors[String(path[0] ?? 'root')] ??= message;
    return { errors };
  };
}
