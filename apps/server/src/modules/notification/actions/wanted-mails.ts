import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/index.ts';
import type { MailRequest, MailTemplate, MailOf } from '../emails/mail-request.ts';

type IsWanted<Template extends MailTemplate> = (tx: Transaction, mail: MailOf<Template>) => Promise<boolean>;

/** What must still hold for mails that nobody has just asked for. The rows are locked: a change under way comes first. */
const conditions: { readonly [Template in MailTemplate]?: IsWanted<Template> } = {
  applicationReminder: async (tx, { applicationId }) => {
    const { rows } = await sql`
      select application.id from application join customer on customer.id = application.customer_id
      where application.id = ${applicationId} and application.status = 'incomplete'
        and application.expiry_notice_at is null and application.updated_at <= application.reminded_at
        and customer.reminders_stopped_at is null
      for share of application, customer`.execute(tx);
    return rows.length > 0;
  },
  businessQualifies: async (tx, { leadId }) => {
    const { rows } = await sql`select id from lead where id = ${leadId} for share`.execute(tx);
    return rows.length > 0;
  },
};

/**
 * Whether a mail may still go out, at the moment of sending. The locks end with the answer: nobody waits for the mail
 * server with a row of theirs locked.
 */
export async function isStillWanted(database: Pick<Database, 'transaction'>, mail: MailRequest): Promise<boolean> {
  const condition = conditions[mail.template] as IsWanted<MailTemplate> | undefined;
  return condition === undefined || database.transaction((tx) => condition(tx, mail));
}
