import type { WorkListRow } from '@portal/contract/staff/work-list';
import { isProblem } from '@portal/contract/client/problem';
import { useMutation } from '@tanstack/react-query';
import { callOperation } from '../../api/call-operation.ts';
import { usePerson } from '../../api/session.ts';
import { applicationAddress, navigate } from '../../frame/navigation.tsx';
import { assign } from '../../parts/assign-dialog.tsx';

/** How often a colleague may be faster before one is told. */
const TRIES = 5;

/** Takes an application oneself: one of the list, or the oldest promise that nobody has. */
export function useTaking() {
  const { name, email } = usePerson();
  const me = { name, email };
  const one = useMutation({
    mutationFn: (row: WorkListRow) => assign([row], me),
  });
  const next = useMutation({
    mutationFn: async () => {
      const params = { view: 'unassigned', limit: '1' } as const;
      const [oldest] = (await callOperation('Staff_SearchApplications', { params })).applications;
      if (!oldest) return null;
      await assign([oldest], me);
      navigate(applicationAddress(oldest.applicationId));
      return oldest.applicationId;
    },
    // A colleague was faster: there is another one.
    retry: (failures, error) => failures < TRIES && isProblem(error, 'errorVersionConflict'),
    retryDelay: 0,
  });
  return { one, next };
}

export type Taking = ReturnType<typeof useTaking>;
