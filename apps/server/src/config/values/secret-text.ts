/** A key of `PORTAL_SECRETS`: 32 bytes, with an id that is stored in sealed values. */
export interface Secret {
  readonly id: string;
  readonly key: Uint8Array;
}

export const KEY_BYTES = 32;
const idForm = /^[A-Za-z0-9_-]{1,32}$/u;

/** Id prefix of keys that a development server creates; production refuses them. */
export const DEVELOPMENT_KEY_ID_START = 'development';

/**
 * Reads `id:base64key` entries separated by commas or white space; the first is current. Throws a `RangeError` that
 * shows no key.
 */
export function parseSecrets(text: string): Secret[] {
  const secrets = text
    .split(/[\s,]+/u)
    .filter((entry) => entry !== '')
    .map(parseSecret);
  if (secrets.length === 0) throw new RangeError('holds no key');

  if (new Set(secrets.map((secret) => secret.id)).size < secrets.length)
    throw new RangeError('has the same key id twice');

  return secrets;
}

function parseSecret(entry: string): Secret {
  const separator = entry.indexOf(':');
  const id = entry.slice(0, separator);
  if (separator < 0 || !idForm.test(id))
    throw new RangeError('needs entries of the form id:key, where the id has 1 to 32 letters, digits, - or _');

  const keyText = entry.slice(separator + 1);
  const key = Buffer.from(keyText, 'base64');
  const canonical = key.toString('base64').replace(/=+$/u, '');
  const given = keyText.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/u, '');
  if (key.length !== KEY_BYTES || canonical !== given)
    throw new RangeError(`needs a key of ${KEY_BYTES} bytes in base64 for "${id}"`);

  if (new Set(key).size === 1) throw new RangeError(`has a key that is not random for "${id}"`);

  return { id, key };
}
