import * as z from 'zod/mini';
import { type ErrorCode, errorStatuses, type FieldProblem } from './error-codes.ts';

const codes = Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]];

export const fieldProblem = z.strictObject({ path: z.string(), key: z.string() }) satisfies z.ZodMiniType<FieldProblem>;

/** Problem details (RFC 9457) with our code. `errors` are field errors; `retryAfterSeconds` says when to try again. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.enum(codes),
  requestId: z.optional(z.string()),
  traceId: z.optional(z.string()),
  errors: z.optional(z.array(fieldProblem)),
  retryAfterSeconds: z.optional(z.number()),
  triesLeft: z.optional(z.number()),
  operatingName: z.optional(z.string()),
  version: z.optional(z.number()),
});
export type Problem = z.infer<typeof problem>;
