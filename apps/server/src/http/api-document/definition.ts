import type { Operation } from '@portal/contract/operations/operation';

/**
 * An API definition that has just what a client calls by: names, methods, paths and parameters. It is a tenth of the
 * whole document, and the portal's pages wait for it.
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
