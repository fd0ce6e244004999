import { SECOND_MS } from '@portal/contract/constants';
import type { BulkChange } from '@portal/contract/operations/staff/bulk-changes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callOperation, type OperationCall, type ResponseBody } from '../../../api/call-operation.ts';
import { operationKey, operationQuery } from '../../../api/queries.ts';
import { refresh } from '../../../api/refresh.ts';
import { waitLeftMs } from '../../../parts/application/wait-left.ts';

export type BulkChangeBody = NonNullable<OperationCall<'Staff_ChangeApplications'>['body']>;

/** Follows the person's bulk changes, newest first, until each has ended and was dismissed, also after a reload. */
export function useBulkChanges(mayWork: boolean) {
  const { data } = useQuery({
    ...operationQuery('Staff_ListBulkChanges'),
    enabled: mayWork,
    refetchInterval: ({ state }) => {
      const waits = state.data?.changes.filter(isRunning).map(waitLeftMs) ?? [];
      return waits.length > 0 && Math.min(...waits) + SECOND_MS;
    },
    meta: { changesWith: 'none' },
  });
  const all = data?.changes ?? [];
  const [followed, setFollowed] = useState<readonly string[]>([]);
  const isFollowed = ({ bulkChangeId }: BulkChange) => followed.includes(bulkChangeId);
  const begun = all.filter((each) => isRunning(each) && !isFollowed(each)).map(({ bulkChangeId }) => bulkChangeId);
  if (begun.length > 0) setFollowed([...followed, ...begun]);
  const changes = all.filter(isFollowed);
  const ended = changes.filter((each) => !isRunning(each)).length;
  useEffect(() => {
    if (ended > 0) void refresh();
  }, [ended]);
  return { changes, dismiss: (bulkChangeId: string) => setFollowed(followed.filter((each) => each !== bulkChangeId)) };
}

function isRunning({ end }: BulkChange): boolean {
  return end === null;
}

export function useUndoBulkChange() {
  const show = useShow();
  return useMutation({
    mutationFn: async ({ bulkChangeId }: BulkChange) =>
      show(await callOperation('Staff_UndoBulkChange', { params: { bulkChangeId } })),
  });
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
