import type { Operation } from '@portal/contract/operations/operation';

/**
 * A minimal API definition for clients: names, methods, paths and parameters. It is a tenth the size of the full
 * document, and pages wait for it.
 */
export function buildDefinition(operations: readonly Operation[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations)
    paths[operation.path] = { ...paths[operation.path], [operation.method]: define(operation) };

  return { openapi: '3.1.0', info: { title: 'Financing portal', version: '1' }, paths };
}

function define({ operationId, params, query, headers }: Operation): object {
  const named = (place: string, shape: object = {}) =>
    Object.keys(shape).map((name) => ({ name, in: place, required: place === 'path', schema: true }));
  return {
    operationId,
    parameters: [...named('path', params?.shape), ...named('query', query?.shape), ...named('header', headers?.shape)],
  };
}
