import type { FastifyInstance } from 'fastify';
import { HOUR_MS, MINUTE_MS } from '@portal/contract/constants';
import type { Context } from '../../../kernel/context.ts';
import { openMatchValue } from '../../application/index.ts';
import { recentWordsStatement, type SealedWord, WORDS_AT_ONCE, wordsStatement } from '../storage/name-words.ts';

/** Older words are not used, so that erased ones do not stay in memory. */
const HELD_MS = HOUR_MS;
/** Often enough that one read may fail before the words are too old. */
export const READ_EVERY_MS = 29 * MINUTE_MS;
/** A submission may be committed this long after its time, which is by the clock of another process. */
const OVERLAP_MS = MINUTE_MS;
/** Only this many words are searched for: a part that more words contain is too common to be useful. */
const FOUND_MAXIMUM = 1000;

interface NameWords {
  readonly words: Set<string>;
  readonly readAt: number;
  /** Words of applications submitted later may be missing. */
  completeUntil: number;
}

const heldWords = new WeakMap<Context, Promise<NameWords>>();

/** Reads the words while the app listens, so that no search has to wait for them. */
export function registerNameWords(app: FastifyInstance, context: Context): void {
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<unknown> = Promise.resolve();
  const read = () => {
    reading = readAgain(context).catch((error: unknown) => {
      context.logger.warn({ err: error }, 'words of names not read');
    });
  };
  app.addHook('onListen', (done) => {
    read();
    timer = setInterval(read, READ_EVERY_MS).unref();
    done();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await reading;
  });
}

/** For each part, the words of applicants' names that contain it, all folded; those that begin with it come first. */
export async function findNameWords(context: Context, parts: readonly string[]): Promise<Map<string, string[]>> {
  if (parts.length === 0) return new Map();
  const held = await holdWords(context);
  await addRecentWords(context, held);
  const words = [...held.words];
  const wordsWith = (part: string) => {
    const isStart = (word: string) => Number(word.startsWith(part));
    const found = words.filter((word) => word.includes(part));
    return found.toSorted((a, b) => isStart(b) - isStart(a)).slice(0, FOUND_MAXIMUM);
  };
  return new Map(parts.map((part) => [part, wordsWith(part)]));
}

async function holdWords(context: Context): Promise<NameWords> {
  const held = heldWords.get(context);
  if (held && context.clock.now().getTime() - (await held).readAt < HELD_MS) return held;
  if (heldWords.get(context) === held) heldWords.delete(context);
  return heldWords.get(context) ?? readAgain(context);
}

/** While the words are being read, searches use the previous ones, or wait for the first ones. */
async function readAgain(context: Context): Promise<NameWords> {
  const read = readWords(context, context.clock.now().getTime());
  if (!heldWords.has(context)) heldWords.set(context, read);
  try {
    const words = await read;
    heldWords.set(context, read);
    return words;
  } catch (error) {
    const held = await heldWords.get(context)?.catch(() => undefined);
    // Otherwise words would stay in memory for longer than allowed.
    if (!held || context.clock.now().getTime() + READ_EVERY_MS - held.readAt > HELD_MS) heldWords.delete(context);
    throw error;
  }
}

/** Reads each word once, however many applicants share it. */
async function readWords(context: Context, nowMs: number): Promise<NameWords> {
  const words = new Set<string>();
  let after = '';
  for (;;) {
    const { rows } = await wordsStatement(after).execute(context.database.query);
    addWords(words, rows, context);
    after = rows.at(-1)?.value_hash ?? after;
    if (rows.length < WORDS_AT_ONCE) return { words, readAt: nowMs, completeUntil: nowMs };
  }
}

async function addRecentWords(context: Context, held: NameWords): Promise<void> {
  const nowMs = context.clock.now().getTime();
  const { rows } = await recentWordsStatement(new Date(held.completeUntil - OVERLAP_MS)).execute(
    context.database.query,
  );
  addWords(held.words, rows, context);
  held.completeUntil = nowMs;
}

function addWords(words: Set<string>, rows: readonly SealedWord[], { vault }: Context): void {
  for (const { value_sealed: sealed } of rows) {
    const word = openMatchValue(vault, 'nameWord', sealed);
    if (word !== undefined) words.add(word);
  }
}
