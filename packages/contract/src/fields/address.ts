import * as z from 'zod/mini';
import { ADDRESS_LINE_MAXIMUM_LENGTH, CITY_MAXIMUM_LENGTH } from '../constants.ts';
import { postalCode } from './postal-code.ts';
import { country, province } from './province.ts';
import { findRefused } from './refused-characters.ts';
import { foldName } from './name-text.ts';

const letterOrDigit = /[\p{L}\p{N}]/u;
const letter = /\p{L}/u;

export const street = z.string({ error: 'validation.street.required' }).check(
  z.overwrite(foldName),
  z.minLength(1, { error: 'validation.street.required', abort: true }),
  z.refine(
    (text) =>
      text.length <= ADDRESS_LINE_MAXIMUM_LENGTH &&
      findRefused(text, 'street').length === 0 &&
      letterOrDigit.test(text),
    { error: 'validation.street.invalid' },
  ),
);

export const city = z.string({ error: 'validation.city.required' }).check(
  z.overwrite(foldName),
  z.minLength(1, { error: 'validation.city.required', abort: true }),
  z.refine(
    (text) => text.length <= CITY_MAXIMUM_LENGTH && findRefused(text, 'city').length === 0 && letter.test(text),
    {
      error: 'validation.city.invalid',
    },
  ),
);

export const addressFields = { street, city, stateCode: province, postalCode, country };

export const address = z.strictObject(addressFields);
export type Address = z.infer<typeof address>;
