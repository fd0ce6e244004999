import type { Database, Transaction } from '../../../platform/database/index.ts';
import type { MailOf, MailRequest, MailTemplate } from '../emails/mail-request.ts';

type IsWanted<Template extends MailTemplate> = (tx: Transaction, mail: MailOf<Template>) => Promise<boolean>;

/**
 * What must still hold for mails that nobody has just asked for; the modules that own the rows say so. They lock the
 * rows, so that a change under way comes first.
 */
export type MailConditions = { readonly [Template in MailTemplate]?: IsWanted<Template> };

/**
 * Whether a mail may still go out, at the moment of sending. The locks end with the response: nothing waits for the
 * mail server with rows locked.
 */
export async function isStillWanted(
  conditions: MailConditions,
  database: Pick<Database, 'transaction'>,
  mail: MailRequest,
): Promise<boolean> {
  const condition = conditions[mail.template] as IsWanted<MailTemplate> | undefined;
  return condition === undefined || database.transaction((tx) => condition(tx, mail));
}
