import * as z from 'zod/mini';

export function described<S extends z.ZodMiniType>(schema: S, description: string, ...examples: z.output<S>[]): S {
  return schema.check(z.meta({ description, ...(examples.length > 0 && { examples }) }));
}
