export interface Sealed {
  nonce: string;
  text: string;
}

export const SEALING_ALGORITHM = 'AES-GCM';
const NONCE_BYTES = 12;

export async function seal(key: CryptoKey, value: unknown): Promise<Sealed> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const plain = new TextEncoder().encode(JSON.stringify(value));
  const text = await crypto.subtle.encrypt({ name: SEALING_ALGORITHM, iv: nonce }, key, plain);
  return { nonce: textOf(nonce), text: textOf(new Uint8Array(text)) };
}

/** @throws if the text was encrypted with another key */
export async function unseal<Value>(key: CryptoKey, { nonce, text }: Sealed): Promise<Value> {
  const plain = await crypto.subtle.decrypt({ name: SEALING_ALGORITHM, iv: bytesOf(nonce) }, key, bytesOf(text));
  return JSON.parse(new TextDecoder().decode(plain)) as Value;
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
}

function textOf(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}
