import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Clock } from './clock.ts';

/** The only source of randomness: the operating system's CSPRNG. */
export interface Random {
  bytes(count: number): Buffer;
  /** UUID version 7 (RFC 9562): sorts by clock time, and within a process by creation order. */
  uuid(): string;
  /** `count` decimal digits, each equally likely. */
  digits(count: number): string;
  token(byteCount: number): string;
  /** `count` characters of `alphabet` (plain ASCII), each equally likely. */
  pick(alphabet: string, count: number): string;
}

const DECIMAL_DIGITS = '0123456789';
/** 12 bits, three hexadecimal digits. */
const LAST_SEQUENCE = 0xfff;
/** Offset of a UUID's last two groups, including the hyphen before them. */
const RANDOM_PART_AT = 18;

export function createRandom(clock: Clock): Random {
  const nextTick = monotonicTicks(clock);

  const pick = (alphabet: string, count: number) => {
    return Array.from({ length: count }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  };

  return {
    bytes: (count) => randomBytes(count),
    uuid: () => uuidOfTick(nextTick()),
    digits: (count) => pick(DECIMAL_DIGITS, count),
    token: (byteCount) => randomBytes(byteCount).toString('base64url'),
    pick,
  };
}

interface Tick {
  ms: number;
  sequence: number;
}

/** Strictly increasing ticks; after a millisecond's last number, the next millisecond is used early. */
function monotonicTicks(clock: Clock): () => Tick {
  let last: Tick = { ms: -1, sequence: LAST_SEQUENCE };
  return () => {
    const ms = clock.now().getTime();
    if (ms > last.ms) last = { ms, sequence: 0 };
    else if (last.sequence < LAST_SEQUENCE) last = { ms: last.ms, sequence: last.sequence + 1 };
    else last = { ms: last.ms + 1, sequence: 0 };
    return last;
  };
}

/** RFC 9562, section 5.7, with `rand_a` as a sequence (section 6.2, method 1). */
function uuidOfTick({ ms, sequence }: Tick): string {
  const time = ms.toString(16).padStart(12, '0');
  const counted = sequence.toString(16).padStart(3, '0');
  // Variant and random bits equal those of version 4, which Node creates from cached entropy.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counted}${randomUUID().slice(RANDOM_PART_AT)}`;
}
