import * as z from 'zod/mini';
import {
  ADDRESS_ID_MAXIMUM_LENGTH,
  ADDRESS_LINE_MAXIMUM_LENGTH,
  ADDRESS_LOOKUP_MINIMUM_LENGTH,
  ADDRESS_LOOKUPS_A_MINUTE,
} from '../constants.ts';
import { addressSuggestion, foundAddress } from '../entities/address.ts';
import { language } from '../fields/language.ts';
import { defineOperation } from './operation.ts';

const id = z.string().check(z.minLength(1), z.maxLength(ADDRESS_ID_MAXIMUM_LENGTH));

/** POST keeps the typed address out of URLs and logs. */
export const findAddresses = defineOperation({
  operationId: 'Address_FindAddresses',
  method: 'post',
  path: '/api/addresses/find',
  summary:
    'Find Canadian addresses for the text typed so far, which is not stored. `available` is false if the address service is off or fails.',
  access: 'customer',
  mostAMinute: ADDRESS_LOOKUPS_A_MINUTE,
  body: z.strictObject({
    text: z.string().check(z.minLength(ADDRESS_LOOKUP_MINIMUM_LENGTH), z.maxLength(ADDRESS_LINE_MAXIMUM_LENGTH)),
    within: z.optional(id),
    language,
  }),
  response: z.strictObject({ available: z.boolean(), suggestions: z.array(addressSuggestion) }),
  errors: [],
});

export const retrieveAddress = defineOperation({
  operationId: 'Address_RetrieveAddress',
  method: 'post',
  path: '/api/addresses/retrieve',
  summary: 'Get the address of a suggestion; null if there is none or the service does not respond.',
  access: 'customer',
  mostAMinute: ADDRESS_LOOKUPS_A_MINUTE,
  body: z.strictObject({ id, language }),
  response: z.strictObject({ address: z.nullable(foundAddress) }),
  errors: [],
});
