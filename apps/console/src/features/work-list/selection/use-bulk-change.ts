import { SECOND_MS } from '@portal/contract/constants';
import type { BulkChange } from '@portal/contract/operations/staff/bulk-changes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callOperation, type OperationCall, type ResponseBody } from '../../../api/call-operation.ts';
import { operationKey, operationQuery } from '../../../api/queries.ts';
import { refresh } from '../../../api/refresh.ts';
import { waitLeftMs } from '../../../parts/application/wait-left.ts';

export type BulkChangeBody = NonNullable<OperationCall<'Staff_ChangeApplications'>['body']>;

/** Follows the person's latest bulk change until it has ended, also after a reload. */
export function useBulkChange(mayWork: boolean) {
  const show = useShow();
  const { data } = useQuery({
    ...operationQuery('Staff_ListBulkChanges'),
    enabled: mayWork,
    refetchInterval: ({ state }) => {
      const latest = state.data?.changes[0];
      return latest?.end === null ? waitLeftMs(latest) + SECOND_MS : false;
    },
    meta: { changesWith: 'none' },
  });
  const latest = data?.changes[0];
  const [followed, setFollowed] = useState<string>();
  if (latest?.end === null && latest.bulkChangeId !== followed) setFollowed(latest.bulkChangeId);
  const change = latest?.bulkChangeId === followed ? latest : undefined;
  const isOver = change !== undefined && change.end !== null;
  useEffect(() => {
    if (isOver) void refresh();
  }, [isOver]);

  const undo = useMutation({
    mutationFn: async ({ bulkChangeId }: BulkChange) =>
      show(await callOperation('Staff_UndoBulkChange', { params: { bulkChangeId } })),
  });
  return { change, undo, dismiss: () => setFollowed(undefined) };
}

export function useMakeBulkChange() {
  const show = useShow();
  return async (body: BulkChangeBody) => show(await callOperation('Staff_ChangeApplications', { body }));
}

function useShow() {
  const client = useQueryClient();
  return (made: BulkChange) => {
    client.setQueryData<ResponseBody<'Staff_ListBulkChanges'>>(operationKey('Staff_ListBulkChanges'), (before) => ({
      changes: [made, ...(before?.changes ?? []).filter(({ bulkChangeId }) => bulkChangeId !== made.bulkChangeId)],
    }));
  };
}
