import { queryOptions } from '@tanstack/react-query';
import { callOperation } from './call-operation.ts';
import type { ResponseBody, CallArguments, OperationCall, OperationName } from './operation-types.ts';

export function operationKey(name: OperationName, params?: unknown): readonly unknown[] {
  return params === undefined ? [name] : [name, params];
}

/** A read for `useQuery`. The same operation with the same parameters shares one cache entry. */
export function operationQuery<Name extends OperationName>(name: Name, ...[call]: CallArguments<Name>) {
  return queryOptions<ResponseBody<Name>>({
    queryKey: operationKey(name, call?.params),
    queryFn: ({ signal }) =>
      callOperation(name, ...([{ ...call, signal } as OperationCall<Name>] as CallArguments<Name>)),
  });
}
