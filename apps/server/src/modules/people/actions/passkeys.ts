import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { STAFF_SIGN_IN_LIFETIME_MS } from '@portal/contract/constants';
import { DomainError } from '@portal/contract/error-codes';
import {
  type MadePasskey,
  type PasskeyCreation,
  passkeyCreation,
  type PasskeyRequest,
  passkeyRequest,
  type UsedPasskey,
} from '@portal/contract/staff/passkeys';
import type { Context } from '../../../kernel/context.ts';
import type { PasskeyRow } from '../storage/passkeys.ts';

/** COSE algorithms (RFC 9053): ES256, EdDSA and RS256; every authenticator has one of them. */
const ALGORITHMS = [-7, -8, -257];

type Parts = Pick<Context, 'config' | 'logger'>;

function relyingParty({ config }: Pick<Context, 'config'>) {
  const { origin, hostname } = new URL(config.consoleUrl);
  return { origin, id: hostname };
}

function handleOf(personId: string): Buffer {
  return Buffer.from(personId.replaceAll('-', ''), 'hex');
}

export async function creationOptions(
  context: Pick<Context, 'config'>,
  person: { personId: string; name: string; email: string; brand: string },
): Promise<PasskeyCreation> {
  const options = await generateRegistrationOptions({
    rpName: person.brand,
    rpID: relyingParty(context).id,
    userID: new Uint8Array(handleOf(person.personId)),
    userName: person.email,
    userDisplayName: person.name,
    timeout: STAFF_SIGN_IN_LIFETIME_MS,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  const { rp, user, challenge, pubKeyCredParams, timeout, attestation, authenticatorSelection } = options;
  return passkeyCreation.parse({
    rp,
    user,
    challenge,
    pubKeyCredParams,
    timeout,
    attestation,
    authenticatorSelection,
  });
}

/** Options that accept any passkey of the console, since people do not enter a name first. */
export async function requestOptions(context: Pick<Context, 'config'>): Promise<PasskeyRequest> {
  const { rpId, challenge, timeout, userVerification } = await generateAuthenticationOptions({
    rpID: relyingParty(context).id,
    timeout: STAFF_SIGN_IN_LIFETIME_MS,
    userVerification: 'required',
  });
  return passkeyRequest.parse({ rpId, challenge, timeout, userVerification });
}

/** The public key of a passkey created for this challenge. Throws errorForbidden for any other passkey. */
export async function readMadePasskey(
  context: Parts,
  response: MadePasskey,
  challenge: string,
): Promise<Pick<PasskeyRow, 'credential_id' | 'public_key' | 'counter'>> {
  const { origin, id } = relyingParty(context);
  const verified = await believed(context, response, () =>
    verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!verified.verified) throw new DomainError('errorForbidden');
  const { credential } = verified.registrationInfo;
  return { credential_id: credential.id, public_key: credential.publicKey, counter: credential.counter };
}

/** The passkey's counter after it signed this challenge. Throws errorForbidden if it did not sign it. */
export async function readUsedPasskey(
  context: Parts,
  response: UsedPasskey,
  { challenge, passkey }: { challenge: string; passkey: PasskeyRow },
): Promise<number> {
  const { origin, id } = relyingParty(context);
  const { userHandle } = response.response;
  const isTheirs = userHandle === undefined || userHandle === handleOf(passkey.person_id).toString('base64url');
  const verified = await believed(context, response, () =>
    verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
    }),
  );
  if (!verified.verified || !isTheirs) throw new DomainError('errorForbidden');
  return verified.authenticationInfo.newCounter;
}

/**
 * Refuses passkeys used in a frame of another site, which the library does not check. Its errors repeat what the browser
 * sent, so they are neither shown nor logged.
 */
async function believed<Verified>(
  { logger }: Parts,
  { response }: MadePasskey | UsedPasskey,
  verify: () => Promise<Verified>,
): Promise<Verified> {
  try {
    if (decodeClientDataJSON(response.clientDataJSON).crossOrigin) throw new DomainError('errorForbidden');
    return await verify();
  } catch {
    logger.warn('passkey refused');
    throw new DomainError('errorForbidden');
  }
}
