import { seal, SEALING_ALGORITHM, unseal } from '../../session/sealing.ts';
import { storedTyped } from '../../session/stored-typed.ts';

const STORE = 'keys';
const KEY = 'tab';
const KEY_BITS = 256;

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser refused its database'));
  });
}

async function keys(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open('portal', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  return (await settled(opening)).transaction(STORE, mode).objectStore(STORE);
}

/** This browser's key, which no script can read. */
async function findKey(): Promise<CryptoKey> {
  const find = async () => (await settled((await keys('readonly')).get(KEY))) as CryptoKey | undefined;
  const known = await find();
  if (known) return known;
  const created = await crypto.subtle.generateKey({ name: SEALING_ALGORITHM, length: KEY_BITS }, false, [
    'encrypt',
    'decrypt',
  ]);
  try {
    await settled((await keys('readwrite')).add(created, KEY));
    return created;
  } catch (error) {
    // Another tab was faster.
    const theirs = await find();
    if (!theirs) throw error;
    return theirs;
  }
}

let finding: Promise<CryptoKey> | undefined;
const key = () => (finding ??= findKey());

/** Encrypts what was typed in this tab into its storage, which ends with the tab, unless it has changed meanwhile. */
export async function saveTab(answers: object, isCurrent: () => boolean): Promise<void> {
  const sealed = await seal(await key(), answers);
  if (isCurrent()) storedTyped.set(sealed);
}

export async function loadTab<Answers>(): Promise<Answers | undefined> {
  const sealed = storedTyped.find();
  return sealed && unseal<Answers>(await key(), sealed);
}
