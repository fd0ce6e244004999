import * as z from 'zod/mini';
import { BUSINESS_NAME_MAXIMUM_LENGTH, PERSON_NAME_MAXIMUM_LENGTH } from '../constants.ts';
import { foldSpaces } from './text.ts';

const personNameCharacters = /^[\p{L}\p{M} '’.-]+$/u;
const businessNameCharacters = /^[\p{L}\p{M}\p{N} &'’.,\-()/#!+@:]+$/u;
const hasLetter = /\p{L}/u;
const hasLetterOrDigit = /[\p{L}\p{N}]/u;

function personName(required: string, invalid: string) {
  return z.string({ error: required }).check(
    z.overwrite(foldSpaces),
    z.minLength(1, { error: required, abort: true }),
    z.refine(
      (text) => text.length <= PERSON_NAME_MAXIMUM_LENGTH && personNameCharacters.test(text) && hasLetter.test(text),
      { error: invalid },
    ),
  );
}

function businessName(required: string, invalid: string) {
  return z.string({ error: required }).check(
    z.overwrite(foldSpaces),
    z.minLength(1, { error: required, abort: true }),
    z.refine(
      (text) =>
        text.length <= BUSINESS_NAME_MAXIMUM_LENGTH && businessNameCharacters.test(text) && hasLetterOrDigit.test(text),
      { error: invalid },
    ),
  );
}

/** Letters of any script, spaces, apostrophes, hyphen, period; 1 to 80 (decisions, section 5). */
export const firstName = personName('validation.firstName.required', 'validation.firstName.invalid');
export const lastName = personName('validation.lastName.required', 'validation.lastName.invalid');

/** Letters, digits, spaces and `& ' ’ . , - ( ) / # ! + @ :`; 1 to 120 (decisions, section 5). */
export const operatingName = businessName('validation.companyName.required', 'validation.companyName.invalid');
export const legalBusinessName = businessName(
  'validation.legalBusinessName.required',
  'validation.legalBusinessName.invalid',
);
