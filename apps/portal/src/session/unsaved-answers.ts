import { DAY_MS } from '@portal/contract/constants';
import { storedValue } from './browser-storage.ts';
import { bytesOf, seal, type Sealed, SEALING_ALGORITHM, unseal } from './sealing.ts';

export type TypedRecord = Readonly<Record<string, string | boolean>>;

/** What a customer typed and the server lacks. `base` are the server's values at that time, for drafts. */
export interface UnsavedAnswer {
  typed: TypedRecord;
  base?: TypedRecord;
}

interface StoredAnswer extends Sealed {
  storedAt: number;
}

const STORED_FOR_MS = 7 * DAY_MS;

const stored = storedValue<Record<string, StoredAnswer>>('localStorage', 'unsavedAnswers');
/** Answers by name. `text` is set for answers from storage, which another tab may have saved since. */
const known = new Map<string, { answer: UnsavedAnswer; text?: string }>();
/** The last write of each name; encryption may finish out of order. */
const writes = new Map<string, symbol>();
let key: CryptoKey | undefined;
let isOpen = false;

/** Imports the key of a customer's session, and decrypts what this customer typed before and did not save. */
export async function openUnsavedAnswers(keyText: string): Promise<void> {
  known.clear();
  try {
    key = await crypto.subtle.importKey('raw', bytesOf(keyText), SEALING_ALGORITHM, false, ['encrypt', 'decrypt']);
    for (const [name, sealed] of Object.entries(stored.find() ?? {})) await openOne(key, name, sealed);
  } catch {
    // No cryptography in this browser: typed values are in memory only.
  }
  isOpen = true;
}

async function openOne(ownKey: CryptoKey, name: string, sealed: StoredAnswer): Promise<void> {
  if (!(Date.now() - sealed.storedAt <= STORED_FOR_MS)) {
    replace(name, undefined);
    return;
  }
  try {
    known.set(name, { answer: await unseal<UnsavedAnswer>(ownKey, sealed), text: sealed.text });
  } catch {
    // Another customer's answers stay.
  }
}

/** Encrypts an unsaved answer into the browser's storage at once, so that it survives a crash; undefined removes it. */
export function storeUnsavedAnswer(name: string, answer: UnsavedAnswer | undefined): void {
  if (!isOpen) return;
  const write = Symbol(name);
  writes.set(name, write);
  if (answer === undefined) {
    known.delete(name);
    replace(name, undefined);
    return;
  }
  known.set(name, { answer });
  if (key === undefined) return;
  seal(key, answer)
    .then((sealed) => {
      if (writes.get(name) === write) replace(name, { ...sealed, storedAt: Date.now() });
    })
    .catch(() => undefined);
}

export function findUnsavedAnswer(name: string): UnsavedAnswer | undefined {
  const { answer, text } = known.get(name) ?? {};
  return text === undefined || stored.find()?.[name]?.text === text ? answer : undefined;
}

/** The session has ended: only the encrypted answers remain. */
export function closeUnsavedAnswers(): void {
  isOpen = false;
  key = undefined;
  known.clear();
}

export function clearUnsavedAnswers(): void {
  closeUnsavedAnswers();
  writes.clear();
  stored.clear();
}

function replace(name: string, sealed: StoredAnswer | undefined): void {
  const { [name]: before, ...others } = stored.find() ?? {};
  if (before === undefined && sealed === undefined) return;
  const next = { ...others, ...(sealed && { [name]: sealed }) };
  if (Object.keys(next).length === 0) stored.clear();
  else stored.set(next);
}
