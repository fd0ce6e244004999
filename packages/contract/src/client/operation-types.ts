import type * as z from 'zod/mini';
import type { Operation } from '../operations/operation.ts';

type Input<One, Part extends 'params' | 'query' | 'headers' | 'body'> =
  One extends Record<Part, infer Schema extends z.ZodMiniType> ? z.input<Schema> : unknown;

type Parameters<One> = Input<One, 'params'> & Input<One, 'query'> & Input<One, 'headers'>;

type WithParameters<One> = unknown extends Parameters<One> ? { params?: undefined } : { params: Parameters<One> };

type WithBody<One> = One extends { upload: true }
  ? { body: FormData }
  : One extends { body: z.ZodMiniType }
    ? { body: Input<One, 'body'> }
    : { body?: undefined };

export type CallsOf<Union extends Operation> = {
  [One in Union as One['operationId']]: WithParameters<One> & WithBody<One>;
};

export type AnswersOf<Union extends Operation> = {
  [One in Union as One['operationId']]: One extends { response: infer Schema extends z.ZodMiniType }
    ? z.output<Schema>
    : unknown;
};
