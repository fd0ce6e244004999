import type * as z from 'zod/mini';
import type { Operation } from '../operations/operation.ts';

type Input<One, Part extends 'params' | 'query' | 'headers' | 'body'> =
  One extends Record<Part, infer Schema extends z.ZodMiniType> ? z.input<Schema> : unknown;

/** Path, query and header parameters in one object, as the API document names them. */
type Parameters<One> = Input<One, 'params'> & Input<One, 'query'> & Input<One, 'headers'>;

type WithParameters<One> = unknown extends Parameters<One> ? { params?: undefined } : { params: Parameters<One> };

type WithBody<One> = One extends { upload: true }
  ? { body: FormData }
  : One extends { body: z.ZodMiniType }
    ? { body: Input<One, 'body'> }
    : { body?: undefined };

/** By operation, what a call takes. */
export type CallsOf<Union extends Operation> = {
  [One in Union as One['operationId']]: WithParameters<One> & WithBody<One>;
};

/** By operation, the response body; unknown if there is none. */
export type AnswersOf<Union extends Operation> = {
  [One in Union as One['operationId']]: One extends { response: infer Schema extends z.ZodMiniType }
    ? z.output<Schema>
    : unknown;
};
