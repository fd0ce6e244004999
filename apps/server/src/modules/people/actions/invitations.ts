import { DomainError, type ErrorCode } from '@portal/contract/error-codes';
import { STAFF_INVITATION_LIFETIME_MS } from '@portal/contract/constants';
import { acceptInvitation as acceptance } from '@portal/contract/operations/staff/sign-in';
import type { MadePasskey, PasskeyCreation } from '@portal/contract/staff/passkeys';
import type { StaffSession } from '@portal/contract/staff/people';
import { consolePaths } from '@portal/contract/staff/console-paths';
import type { Context } from '../../../kernel/context.ts';
import type { Exchange } from '../../../kernel/operation.ts';
import { type Transaction, violatesUnique } from '../../../platform/database/index.ts';
import { requestMail } from '../../notification/index.ts';
import {
  endInvitationsOf,
  findInvitation,
  insertInvitation,
  type InvitationRow,
  useInvitation,
} from '../storage/invitations.ts';
import { openName } from '../storage/name.ts';
import { deletePasskeysOf, insertPasskey, PASSKEY_UNIQUE } from '../storage/passkeys.ts';
import { listPresentPeople, type PersonRow } from '../storage/people.ts';
import { creationOptions, readMadePasskey } from './passkeys.ts';
import { beginSignIn, takePending } from './pending-sign-in.ts';
import { makeSecret, secretHashes } from './secrets.ts';
import { signIn } from './sessions.ts';
import { assertPasskeys } from './sign-in-by-passkey.ts';

/** The token is in the fragment, which never appears in a log or Referer. */
const INVITATION_PATH = `${consolePaths.invitation}#token=`;

/**
 * Mails a person how to sign in. With passkeys, the mail has a link to register one, which invalidates earlier links.
 */
export async function sendInvitation(tx: Transaction, context: Context, person: PersonRow): Promise<void> {
  const { clock, config, random } = context;
  const now = clock.now();
  const mail = { template: 'staffInvitation', to: person.email, language: person.language } as const;
  await endInvitationsOf(tx, person.id, now);
  if (config.staffOidc !== undefined) {
    await requestMail(tx, context, {
      ...mail,
      way: 'identityProvider',
      link: `${config.consoleUrl}${consolePaths.workList}`,
    });
    return;
  }
  const { secret, hash } = makeSecret(context, 'invitation');
  const expiresAt = new Date(now.getTime() + STAFF_INVITATION_LIFETIME_MS);
  await insertInvitation(tx, {
    id: random.uuid(),
    person_id: person.id,
    token_hash: hash,
    created_at: now,
    expires_at: expiresAt,
  });
  const link = `${config.consoleUrl}${INVITATION_PATH}${secret}`;
  await requestMail(tx, context, { ...mail, way: 'passkey', link, expiresAt });
}

/** The valid invitation of a link, and its person. Throws errorNotFound, errorLinkUsed or errorLinkExpired. */
async function getOpenInvitation(
  context: Context,
  token: string,
): Promise<{ invitation: InvitationRow; person: PersonRow }> {
  assertPasskeys(context);
  const { clock, database } = context;
  const invitation = await findInvitation(database.query, secretHashes(context, 'invitation', token));
  if (!invitation) throw new DomainError('errorNotFound');
  const error = invitationError(invitation, clock.now());
  if (error) throw new DomainError(error);
  const person = (await listPresentPeople(database.query)).find(({ id }) => id === invitation.person_id);
  if (!person) throw new DomainError('errorLinkExpired');
  return { invitation, person };
}

export async function openInvitation(
  context: Context,
  exchange: Exchange,
  token: string,
): Promise<{ person: PersonRow; name: string; options: PasskeyCreation }> {
  const { invitation, person } = await getOpenInvitation(context, token);
  const { id: personId, email, language } = person;
  const name = openName(context.vault, person);
  const brand = context.config.brands[language].name;
  const options = await creationOptions(context, { personId, name, email, brand });
  await beginSignIn(context, exchange, {
    kind: 'invitation',
    challenge: options.challenge,
    invitationId: invitation.id,
  });
  return { person, name, options };
}

/** Saves the new passkey, which replaces all earlier ones. Throws errorForbidden if it is not valid. */
export async function acceptInvitation(
  context: Context,
  exchange: Exchange,
  { token, response }: { token: string; response: MadePasskey },
): Promise<StaffSession> {
  const { invitation, person } = await getOpenInvitation(context, token);
  const { challenge, invitationId } = await takePending(context, exchange, 'invitation');
  if (invitationId !== invitation.id) throw new DomainError('errorLinkExpired');
  const passkey = await readMadePasskey(context, response, challenge);
  return signIn(context, exchange, person.id, {
    operationId: acceptance.operationId,
    prove: async (tx) => {
      const now = context.clock.now();
      if (!(await useInvitation(tx, invitation.id, now))) throw new DomainError('errorLinkUsed');
      await deletePasskeysOf(tx, person.id);
      await insertPasskey(tx, { ...passkey, person_id: person.id, created_at: now }).catch((error: unknown) => {
        throw violatesUnique(error, PASSKEY_UNIQUE) ? new DomainError('errorForbidden') : error;
      });
    },
  });
}

interface InvitationTimes {
  expires_at: Date;
  used_at: Date | null;
  ended_at: Date | null;
}

/** Why a link does not work; undefined if it does. A newer link ends an older one. */
function invitationError(
  { used_at: usedAt, ended_at: endedAt, expires_at: expiresAt }: InvitationTimes,
  now: Date,
): Extract<ErrorCode, 'errorLinkUsed' | 'errorLinkExpired'> | undefined {
  if (usedAt !== null) return 'errorLinkUsed';
  return endedAt !== null || expiresAt <= now ? 'errorLinkExpired' : undefined;
}
