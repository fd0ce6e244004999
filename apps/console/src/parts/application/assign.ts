import type { AccountManager } from '@portal/contract/staff/applications';
import { callOperation } from '../../api/call-operation.ts';
import { writeAndRefresh } from '../../api/refresh.ts';

interface Seen {
  applicationId: string;
  version: number;
}

/**
 * Assigns applications one after another, each with the version the person saw. Stops and throws at the first that has
 * changed or is refused.
 */
export async function assign(applications: readonly Seen[], accountManager: AccountManager | null): Promise<void> {
  await writeAndRefresh(async () => {
    for (const { applicationId, version } of applications)
      await callOperation('Staff_AssignApplication', { params: { applicationId }, body: { accountManager, version } });
  });
}
