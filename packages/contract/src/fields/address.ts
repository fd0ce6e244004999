import * as z from 'zod/mini';
import { ADDRESS_LINE_MAXIMUM_LENGTH, CITY_MAXIMUM_LENGTH } from '../constants.ts';
import { postalCode } from './postal-code.ts';
import { country, province } from './province.ts';
import { foldSpaces } from './text.ts';

const streetCharacters = /^[\p{L}\p{M}\p{N} '’.,\-#/&()º°]+$/u;
const cityCharacters = /^[\p{L}\p{M} '’.,\-()/]+$/u;
const letterOrDigit = /[\p{L}\p{N}]/u;
const letter = /\p{L}/u;

export const street = z.string({ error: 'validation.street.required' }).check(
  z.overwrite(foldSpaces),
  z.minLength(1, { error: 'validation.street.required', abort: true }),
  z.refine(
    (text) => text.length <= ADDRESS_LINE_MAXIMUM_LENGTH && streetCharacters.test(text) && letterOrDigit.test(text),
    { error: 'validation.street.invalid' },
  ),
);

export const city = z.string({ error: 'validation.city.required' }).check(
  z.overwrite(foldSpaces),
  z.minLength(1, { error: 'validation.city.required', abort: true }),
  z.refine((text) => text.length <= CITY_MAXIMUM_LENGTH && cityCharacters.test(text) && letter.test(text), {
    error: 'validation.city.invalid',
  }),
);

/** The five fields of an address, to be spread into a schema; names as in the specification, section 3. */
export const addressFields = { street, city, stateCode: province, postalCode, country };

export const address = z.strictObject(addressFields);
export type Address = z.infer<typeof address>;
