import * as z from 'zod/mini';
import { BUSINESS_NAME_MAXIMUM_LENGTH, PERSON_NAME_MAXIMUM_LENGTH } from '../constants.ts';
import { findRefused } from './refused-characters.ts';
import { foldBusinessName, foldName } from './name-text.ts';

const hasLetter = /\p{L}/u;
const hasLetterOrDigit = /[\p{L}\p{N}]/u;

function personName(required: string, invalid: string) {
  return z.string({ error: required }).check(
    z.overwrite(foldName),
    z.minLength(1, { error: required, abort: true }),
    z.refine(
      (text) =>
        text.length <= PERSON_NAME_MAXIMUM_LENGTH && findRefused(text, 'person').length === 0 && hasLetter.test(text),
      { error: invalid },
    ),
  );
}

function businessName(required: string, invalid: string) {
  return z.string({ error: required }).check(
    z.overwrite(foldBusinessName),
    z.minLength(1, { error: required, abort: true }),
    z.refine(
      (text) =>
        text.length <= BUSINESS_NAME_MAXIMUM_LENGTH &&
        findRefused(text, 'business').length === 0 &&
        hasLetterOrDigit.test(text),
      { error: invalid },
    ),
  );
}

/** 1 to 80 characters with at least one letter. */
export const firstName = personName('validation.firstName.required', 'validation.firstName.invalid');
export const lastName = personName('validation.lastName.required', 'validation.lastName.invalid');

/** 1 to 120 characters with at least one letter or digit. */
export const operatingName = businessName('validation.companyName.required', 'validation.companyName.invalid');
export const legalBusinessName = businessName(
  'validation.legalBusinessName.required',
  'validation.legalBusinessName.invalid',
);
