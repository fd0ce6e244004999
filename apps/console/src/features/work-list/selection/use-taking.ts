import type { WorkListRow } from '@portal/contract/staff/work-list';
import { isProblem } from '@portal/contract/client/problem';
import { useMutation } from '@tanstack/react-query';
import { callOperation } from '../../../api/call-operation.ts';
import { usePerson } from '../../../api/session.ts';
import { applicationAddress, navigate } from '../../../frame/navigation.tsx';
import { assign } from '../../../parts/application/assign.ts';

const TRIES = 5;

async function findNext(): Promise<WorkListRow | undefined> {
  for (const of of [{ status: 'underReview' }, {}] as const) {
    const params = { view: 'unassigned', limit: '1', ...of } as const;
    const [oldest] = (await callOperation('Staff_SearchApplications', { params })).applications;
    if (oldest) return oldest;
  }
  return undefined;
}

export function useTaking() {
  const { name, email } = usePerson();
  const me = { name, email };
  const one = useMutation({
    mutationFn: (row: WorkListRow) => assign([row], me),
  });
  const next = useMutation({
    mutationFn: async () => {
      const found = await findNext();
      if (!found) return null;
      await assign([found], me);
      navigate(applicationAddress(found.applicationId));
      return found.applicationId;
    },
    // A colleague took it first: try the next application.
    retry: (failures, error) => failures < TRIES && isProblem(error, 'errorVersionConflict'),
    retryDelay: 0,
  });
  return { one, next };
}

export type Taking = ReturnType<typeof useTaking>;
