import * as staffBulkChanges from '@portal/contract/operations/staff/bulk-changes';
import * as staffReminders from '@portal/contract/operations/staff/reminders';
import * as staffWorkList from '@portal/contract/operations/staff/work-list';
import { implement, type ImplementedOperation } from '../../kernel/operation.ts';
import { officeToday } from '../application/index.ts';
import { listBulkChanges, planBulkChange, undoBulkChange } from './actions/bulk-changes.ts';
import { endReminder, listReminders, setReminder } from './actions/reminders.ts';
import { assignApplicationOperation } from './operations/assign-application.ts';
import { closeApplicationOperation } from './operations/close-application.ts';
import { exportApplicationsOperation } from './operations/export-applications.ts';
import { getApplicationOperation } from './operations/get-application.ts';
import { getStatisticsOperation } from './operations/get-statistics.ts';
import { listApplicationsOperation } from './operations/list-applications.ts';
import { searchApplicationsOperation } from './operations/search-applications.ts';
import { watchChangesOperation } from './operations/watch-changes.ts';
import { countViews } from './storage/work-list.ts';

export const workListOperations: readonly ImplementedOperation[] = [
  searchApplicationsOperation,
  implement(staffWorkList.countViews, async ({ context, caller }) => {
    const reader = { email: caller.email, today: officeToday(context), zone: context.config.officeTimeZone };
    return countViews(context.database.query, reader);
  }),
  getStatisticsOperation,
  listApplicationsOperation,
  getApplicationOperation,
  closeApplicationOperation,
  watchChangesOperation,
  assignApplicationOperation,
  exportApplicationsOperation,
  implement(staffBulkChanges.changeApplications, ({ context, caller, body, exchange }) =>
    planBulkChange(context, caller, body, exchange),
  ),
  implement(staffBulkChanges.undoBulkChange, ({ context, caller, params, exchange }) =>
    undoBulkChange(context, caller, params.bulkChangeId, exchange),
  ),
  implement(staffBulkChanges.listBulkChanges, async ({ context, caller }) => ({
    changes: await listBulkChanges(context, caller),
  })),
  implement(staffReminders.listReminders, async ({ context, caller }) => ({
    reminders: await listReminders(context, caller),
  })),
  implement(staffReminders.setReminder, ({ context, caller, body }) => setReminder(context, caller, body)),
  implement(staffReminders.endReminder, async ({ context, caller, params }) => {
    await endReminder(context, caller, params.reminderId);
    return undefined;
  }),
];
