import { paths } from '@portal/contract/routes';
import type { Context } from '../../../kernel/context.ts';

/** What a link stops: a customer's reminders, or mails to a lead. */
export const stopSubjects = ['customer', 'lead'] as const;

export interface StopSubject {
  of: (typeof stopSubjects)[number];
  id: string;
}

/** Path to which mail programs post an unsubscribe request (RFC 8058); the token is appended. */
export const ONE_CLICK_PATH = '/api/reminders/one-click';

const PURPOSE = 'notification.stop';
const tokenForm = /^(?<of>\w+)\.(?<id>[0-9a-f-]{36})\.(?<signature>[\w-]+\.[\w-]+)$/u;

export function stopLinks(
  { config, vault }: Pick<Context, 'config' | 'vault'>,
  { of, id }: StopSubject,
): { page: string; oneClick: string } {
  const token = `${of}.${id}.${vault.keyedHash(`${of}.${id}`, PURPOSE)}`;
  return {
    page: `${config.publicUrl}${paths.stopReminders}#token=${token}`,
    oneClick: `${config.publicUrl}${ONE_CLICK_PATH}/${token}`,
  };
}

/** The subject of a token, if we signed it; tokens do not expire. */
export function findStopSubject({ vault }: Pick<Context, 'vault'>, token: string): StopSubject | undefined {
  const { of: name, id, signature } = tokenForm.exec(token)?.groups ?? {};
  const of = stopSubjects.find((subject) => subject === name);
  if (of === undefined || id === undefined || signature === undefined) return undefined;
  return vault.matchesHash(`${of}.${id}`, signature, PURPOSE) ? { of, id } : undefined;
}
