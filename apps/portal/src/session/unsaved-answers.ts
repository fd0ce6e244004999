import { DAY_MS } from '@portal/contract/constants';
import { storedValue } from './browser-storage.ts';

export type UnsavedValue = string | Readonly<Record<string, string | boolean>>;

/** Values encrypted for the browser's storage; the server gives the key only to the customer. */
interface Sealed {
  nonce: string;
  text: string;
  storedAt: number;
}

const ALGORITHM = 'AES-GCM';
const NONCE_BYTES = 12;
const KEPT_FOR_MS = 7 * DAY_MS;

const stored = storedValue<Sealed>('localStorage', 'unsavedAnswers');
const collectors = new Set<() => Readonly<Record<string, UnsavedValue>>>();
let found = new Map<string, UnsavedValue>();
let key: CryptoKey | undefined;

/** Registers what else should survive the end of a session: unsaved values by name. */
export function onCollectUnsaved(collect: () => Readonly<Record<string, UnsavedValue>>): void {
  collectors.add(collect);
}

/** Imports the key of a customer's session, and decrypts what this customer had typed when the last session ended. */
export async function openUnsavedAnswers(keyText: string): Promise<void> {
  found = new Map();
  try {
    key = await crypto.subtle.importKey('raw', bytesOf(keyText), ALGORITHM, false, ['encrypt', 'decrypt']);
    const sealed = stored.find();
    if (sealed === undefined) return;
    if (Date.now() - sealed.storedAt > KEPT_FOR_MS) stored.clear();
    else found = new Map(Object.entries(JSON.parse(await open(key, sealed)) as Record<string, UnsavedValue>));
  } catch {
    // Encrypted for another customer, or no cryptography in this browser: nothing is restored.
  }
}

export async function sealUnsavedAnswers(): Promise<void> {
  // Restored values that no form has used yet are still unsaved.
  const back = Object.fromEntries(found);
  const unsaved = Object.assign(back, ...Array.from(collectors, (collect) => collect())) as Record<
    string,
    UnsavedValue
  >;
  const ownKey = key;
  found = new Map();
  key = undefined;
  if (ownKey === undefined || Object.keys(unsaved).length === 0) return;
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const plain = new TextEncoder().encode(JSON.stringify(unsaved));
  const text = await crypto.subtle.encrypt({ name: ALGORITHM, iv: nonce }, ownKey, plain);
  stored.set({ nonce: textOf(nonce), text: textOf(new Uint8Array(text)), storedAt: Date.now() });
}

export function takeUnsavedAnswer(name: string): UnsavedValue | undefined {
  const value = found.get(name);
  // Values that cannot be decrypted belong to another customer and stay.
  if (found.delete(name) && found.size === 0) stored.clear();
  return value;
}

export function clearUnsavedAnswers(): void {
  key = undefined;
  found = new Map();
  stored.clear();
}

async function open(ownKey: CryptoKey, { nonce, text }: Sealed): Promise<string> {
  const plain = await crypto.subtle.decrypt({ name: ALGORITHM, iv: bytesOf(nonce) }, ownKey, bytesOf(text));
  return new TextDecoder().decode(plain);
}

function textOf(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
}
