import { EMAIL_MAXIMUM_LENGTH } from '../../constants.ts';
import { isEmail, normalizeEmail } from '../email-text.ts';
import { type Explain, firstOf, refusal } from './refusal.ts';

const address = /[^\s@,;]+\s*@/gu;
const localCharacter = /[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]/u;
const domainCharacter = /[A-Za-z0-9.-]/u;
/** A word or ending that may belong to the address, as in `ana roy@shop.ca` or `ana@shop.co m`. */
const splitAddress = /^[^\s@,;:|]+\s+\S+@|@\S+\s+\p{L}{1,3}$/u;
const misplacedPeriod = /^\.|\.$|\.\./u;

function others(text: string, taken: RegExp): string {
  return [...new Set(text)].filter((character) => !taken.test(character)).join(' ');
}

/** Words of the text that are addresses by themselves. */
function addressesIn(text: string): string[] {
  return [...new Set(text.split(/\s+/u).map(normalizeEmail).filter(isEmail))];
}

export const explainEmail: Explain = (typed) => {
  const text = normalizeEmail(typed);
  if (isEmail(text)) return undefined;
  const at = text.lastIndexOf('@');
  const [mailbox, domain] = [text.slice(0, at), text.slice(at + 1)];
  const [found] = addressesIn(text);
  const beforeAt = others(mailbox, localCharacter);
  const afterAt = others(domain, domainCharacter);
  return firstOf([
    () => at < 0 && refusal('noAt'),
    () => [...text.matchAll(address)].length > 1 && refusal('oneAddress'),
    () => text.indexOf('@') !== at && refusal('atTwice'),
    () => text.length > EMAIL_MAXIMUM_LENGTH && refusal('tooLong', { part: String(EMAIL_MAXIMUM_LENGTH) }),
    () => mailbox === '' && refusal('noMailbox'),
    () => domain === '' && refusal('noDomain'),
    () => found !== undefined && !splitAddress.test(text) && refusal('onlyAddress', { part: found }),
    () => /\s/u.test(mailbox) && refusal('mailboxSpaces', { part: mailbox }),
    () => /\s/u.test(domain) && refusal('spaces'),
    () => beforeAt !== '' && refusal('beforeAt', { part: beforeAt }),
    () => afterAt !== '' && refusal('afterAt', { part: afterAt }),
    () => (misplacedPeriod.test(mailbox) || misplacedPeriod.test(domain)) && refusal('period'),
    () => !domain.includes('.') && refusal('ending', { part: domain }),
    () => refusal('domain', { part: domain }),
  ]);
};
