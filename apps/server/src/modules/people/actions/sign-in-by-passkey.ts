import { DomainError } from '@portal/contract/error-codes';
import { finishPasskeySignIn } from '@portal/contract/operations/staff/sign-in';
import type { PasskeyRequest, UsedPasskey } from '@portal/contract/staff/passkeys';
import type { StaffSession } from '@portal/contract/staff/people';
import type { Context } from '../../../kernel/context.ts';
import type { Exchange } from '../../../kernel/operation.ts';
import { findPasskey, updatePasskeyCounter } from '../storage/passkeys.ts';
import { readUsedPasskey, requestOptions } from './passkeys.ts';
import { beginSignIn, takePending } from './pending-sign-in.ts';
import { signIn } from './sessions.ts';

/** Throws errorNotFound if people sign in through an identity provider. */
export function assertPasskeys({ config }: Pick<Context, 'config'>): void {
  if (config.staffOidc !== undefined) throw new DomainError('errorNotFound');
}

export async function startPasskeySignIn(context: Context, exchange: Exchange): Promise<PasskeyRequest> {
  assertPasskeys(context);
  const options = await requestOptions(context);
  await beginSignIn(context, exchange, { kind: 'passkey', challenge: options.challenge });
  return options;
}

/** Throws errorLinkExpired without a challenge, and errorForbidden for an unknown or invalid passkey. */
export async function finishPasskey(
  context: Context,
  exchange: Exchange,
  response: UsedPasskey,
): Promise<StaffSession> {
  assertPasskeys(context);
  const { challenge } = await takePending(context, exchange, 'passkey');
  const passkey = await findPasskey(context.database.query, response.id);
  if (!passkey) throw new DomainError('errorForbidden');
  const counter = await readUsedPasskey(context, response, { challenge, passkey });
  return signIn(context, exchange, passkey.person_id, {
    operationId: finishPasskeySignIn.operationId,
    prove: async (tx) => {
      if (!(await updatePasskeyCounter(tx, passkey, counter))) throw new DomainError('errorForbidden');
    },
  });
}
