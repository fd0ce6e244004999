import {
  ADDRESS_LINE_MAXIMUM_LENGTH,
  BUSINESS_NAME_MAXIMUM_LENGTH,
  CITY_MAXIMUM_LENGTH,
  PERSON_NAME_MAXIMUM_LENGTH,
} from '../../constants.ts';
import { findRefused } from '../refused-characters.ts';
import { foldName } from '../name-text.ts';
import { type Explain, firstOf, type RefusalReason, refusal } from './refusal.ts';

const explainName =
  (kind: Parameters<typeof findRefused>[1], maximum: number, needs: RegExp, without: RefusalReason): Explain =>
  (typed) => {
    const text = foldName(typed);
    const refused = findRefused(text, kind).join(' ');
    return firstOf([
      () => refused !== '' && refusal('characters', { part: refused }),
      () => text.length > maximum && refusal('tooLong', { part: String(maximum) }),
      () => !needs.test(text) && refusal(without),
    ]);
  };

const [letter, letterOrDigit] = [/\p{L}/u, /[\p{L}\p{N}]/u];

export const explainPersonName = explainName('person', PERSON_NAME_MAXIMUM_LENGTH, letter, 'noLetter');
export const explainBusinessName = explainName(
  'business',
  BUSINESS_NAME_MAXIMUM_LENGTH,
  letterOrDigit,
  'noLetterOrDigit',
);
export const explainStreet = explainName('street', ADDRESS_LINE_MAXIMUM_LENGTH, letterOrDigit, 'noLetterOrDigit');
export const explainCity = explainName('city', CITY_MAXIMUM_LENGTH, letter, 'noLetter');
