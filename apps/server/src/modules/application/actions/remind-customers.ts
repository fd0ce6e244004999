import { routeOfStep, stepsLeft } from '@portal/contract/application/remaining-steps';
import { officeDay } from '@portal/contract/application/office-day';
import { statementMonths } from '@portal/contract/application/statements/statement-window';
import { APPLICATION_EXPIRES_AFTER_DAYS, REMINDERS_MAXIMUM } from '@portal/contract/constants';
import { paths } from '@portal/contract/routes';
import type { Context } from '../../../kernel/context.ts';
import { BATCH, inBatches } from '../../../platform/batches.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { endOfSendingHours, requestMail, stopLinks } from '../../notification/index.ts';
import { daysBefore } from '../domain/days-before.ts';
import { dueReminders, earliestLeave } from '../domain/reminder-rules.ts';
import { insertEvents } from '../storage/events.ts';
import { type RemindedApplication, takeReminders } from '../storage/reminders.ts';

export async function remindCustomers(context: Context): Promise<void> {
  const at = context.clock.now();
  const [first, ...later] = dueReminders(context.config.reminderDays, at);
  const until = endOfSendingHours(at);
  if (!first || !until) return;
  const wanted = {
    due: [first, ...later] as const,
    leftSince: earliestLeave(context.config.reminderDays, at),
    at,
    limit: BATCH,
  };

  await inBatches(() =>
    context.database.transaction(async (tx) => {
      const left = await takeReminders(tx, wanted);
      if (left.length > 0) {
        const ids = left.map(({ id }) => id);
        await insertEvents(tx, context, ids, 'reminderSent');
      }
      for (const application of left) await remind(tx, context, application, until);
      return left.length;
    }),
  );
}

async function remind(tx: Transaction, context: Context, left: RemindedApplication, until: Date): Promise<void> {
  const { officeTimeZone, publicUrl, reminderDays } = context.config;
  const steps = stepsLeft({
    current: left.current_step,
    reached: left.reached_step,
    experienceType: left.experience_type,
    createdWith: left.created_with,
    isAgeGiven: left.has_age,
  });
  const [stoppedAt = 'welcome'] = steps;
  await requestMail(tx, context, {
    template: 'applicationReminder',
    to: left.email,
    language: left.language,
    accountManager: left.account_manager_name,
    expiresAt: until,
    applicationId: left.id,
    operatingName: left.structure?.companyName ?? null,
    stepsLeft: steps,
    statementMonths: statementMonths(left.has_funded),
    closesOn: officeDay(daysBefore(left.updated_at, -APPLICATION_EXPIRES_AFTER_DAYS), officeTimeZone),
    isLast: left.reminders_sent >= Math.min(reminderDays.length, REMINDERS_MAXIMUM),
    resumeLink: `${publicUrl}${paths.loginLink}#to=${routeOfStep(stoppedAt)}&application=${left.id}`,
    stop: stopLinks(context, { of: 'customer', id: left.customer_id }),
  });
}
