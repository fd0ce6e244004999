import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { MadePasskey, PasskeyCreation, PasskeyRequest, UsedPasskey } from '@portal/contract/staff/passkeys';

interface Deviation {
  origin?: string;
  challenge?: string;
  rpId?: string;
  /** Whether the passkey required a fingerprint, a face or a PIN. */
  isVerified?: boolean;
  userHandle?: string;
  /** Whether it was used in a frame of another site. */
  isFramed?: boolean;
}

/** A passkey on its own device, according to WebAuthn level 3 (sections 6.1, 6.3 and 6.5). */
export interface TestPasskey {
  /** Like `navigator.credentials.create`: a new key pair. */
  make(options: PasskeyCreation, deviation?: Deviation): MadePasskey;
  /** Like `navigator.credentials.get`: signed with the last key pair created. */
  use(options: PasskeyRequest, deviation?: Deviation): UsedPasskey;
}

/** WebAuthn level 3, section 6.1: user present, user verified, attested credential data included. */
const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 } as const;
const AAGUID = Buffer.alloc(16);
const CREDENTIAL_ID_BYTES = 32;

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest();

/** CBOR (RFC 8949) by hand: `{1: 2, 3: -7, -1: 1, -2: x, -3: y}`, a COSE key for ES256. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const head = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from(x, 'base64url')];
  return Buffer.concat([...head, Buffer.from('225820', 'hex'), Buffer.from(y, 'base64url')]);
}

function attestationObject(authenticatorData: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(authenticatorData.length);
  const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex');
  return Buffer.concat([head, length, authenticatorData]);
}

export function createTestPasskey(consoleUrl: string): TestPasskey {
  const credentialId = randomBytes(CREDENTIAL_ID_BYTES);
  let privateKey: KeyObject | undefined;
  let counter = 0;
  let handle = '';

  const clientData = (
    type: string,
    asked: string,
    { origin = consoleUrl, challenge = asked, isFramed = false }: Deviation,
  ) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: isFramed }));
  const authenticatorData = (rpId: string, flags: number, attested = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE((counter += 1));
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested]);
  };
  const flagsOf = ({ isVerified = true }: Deviation) => FLAGS.present | (isVerified ? FLAGS.verified : 0);
  const credential = {
    id: base64url(credentialId),
    rawId: base64url(credentialId),
    type: 'public-key',
    clientExtensionResults: {},
  } as const;

  return {
    make(options, deviation = {}) {
      const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      ({ privateKey } = pair);
      handle = options.user.id;
      const idLength = Buffer.from([0, CREDENTIAL_ID_BYTES]);
      const attested = Buffer.concat([AAGUID, idLength, credentialId, coseKey(pair.publicKey)]);
      const data = authenticatorData(deviation.rpId ?? options.rp.id, flagsOf(deviation) | FLAGS.attested, attested);
      const client = clientData('webauthn.create', options.challenge, deviation);
      const response = { clientDataJSON: base64url(client), attestationObject: base64url(attestationObject(data)) };
      return { ...credential, response: { ...response, transports: ['internal'] } };
    },

    use(options, deviation = {}) {
      if (!privateKey) throw new Error('No passkey was made');
      const data = authenticatorData(deviation.rpId ?? options.rpId, flagsOf(deviation));
      const client = clientData('webauthn.get', options.challenge, deviation);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: deviation.userHandle ?? handle,
        },
      };
    },
  };
}
