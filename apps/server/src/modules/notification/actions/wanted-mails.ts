import type { Database, Transaction } from '../../../platform/database/index.ts';
import type { MailOf, MailRequest, MailTemplate } from '../emails/mail-request.ts';

type IsWanted<Template extends MailTemplate> = (tx: Transaction, mail: MailOf<Template>) => Promise<boolean>;

/**
 * Conditions under which unsolicited mails are still sent, provided by the modules that own the rows. They lock the
 * rows, so that a concurrent change is applied first.
 */
export type MailConditions = { readonly [Template in MailTemplate]?: IsWanted<Template> };

/** Whether a mail may still be sent. Locks are released before the mail server is called. */
export async function isStillWanted(
  conditions: MailConditions,
  database: Pick<Database, 'transaction'>,
  mail: MailRequest,
): Promise<boolean> {
  const condition = conditions[mail.template] as IsWanted<MailTemplate> | undefined;
  return condition === undefined || database.transaction((tx) => condition(tx, mail));
}
