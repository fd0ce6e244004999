import { EMAIL_MAXIMUM_LENGTH } from '../constants.ts';
import { toPlain, trimmed } from './text.ts';

const localPart = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/u;
const domain = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$/u;

/** Addresses that people type and mail servers accept; stricter than RFC 5321 (no quotes, no bare host). */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  return (
    at > 0 &&
    text.length <= EMAIL_MAXIMUM_LENGTH &&
    localPart.test(local) &&
    !local.startsWith('.') &&
    !local.endsWith('.') &&
    !local.includes('..') &&
    domain.test(text.slice(at + 1))
  );
}

/** An address in brackets after a name, as mail programs copy it (RFC 5322) or people write it. */
const inBrackets = /^[^<>]*<([^<>]+)>?[\s.,;]*$|^[^@]*[([]([^@]+@[^@]+)[)\]][\s.,;]*$/u;
/** A link with or without parameters (RFC 6068). */
const asLink = /^mailto:\/*([^?/][^?]*).*$/isu;
const label = /^(?:e-?mail|courriel)[\s:]+/iu;
/** Punctuation that a sentence or list leaves around an address, and a name after it. */
const punctuation = /^(?:[\s"'“”„«»‹›(,;:<•]|[\p{Pd}*]\s)+|\s\([^@]*$|[\s"'“”„«»‹›.,:;!?)>/]+$/gu;

/** Extracts the address from typed or pasted text, with its domain in ASCII (IDNA). */
export function normalizeEmail(text: string): string {
  if (text.length > 2 * EMAIL_MAXIMUM_LENGTH) return text;
  const bare = toPlain(text.replace(/[‘’]/gu, "'"))
    .trim()
    .replace(inBrackets, '$1$2')
    .replace(label, '')
    .replace(asLink, (_link, address: string) => attempt(decodeURIComponent, address))
    .replace(punctuation, '')
    .replace(/\s*@\s*/u, '@');
  const [, local = '', domain = ''] = /^([^@]+)@([\p{L}\p{M}\p{Nd}.-]+)$/u.exec(bare) ?? [];
  return /\P{ASCII}/u.test(domain) ? `${local}@${attempt(toAscii, domain)}` : bare;
}

function toAscii(domain: string): string {
  return new URL(`http://${domain}`).hostname;
}

function attempt(convert: (text: string) => string, text: string): string {
  try {
    return convert(text);
  } catch {
    return text;
  }
}

/** Folds case, so that two spellings of one mailbox are equal. */
export function foldEmail(text: string): string {
  return trimmed(text).toLowerCase();
}
