import * as z from 'zod/mini';
import { province } from '../fields/province.ts';

/** Parts that the address service does not know are null. */
export const foundAddress = z.strictObject({
  street: z.string(),
  city: z.nullable(z.string()),
  stateCode: z.nullable(province),
  postalCode: z.nullable(z.string()),
});
export type FoundAddress = z.infer<typeof foundAddress>;

/** `isGroup`: a street or building; `within` lists its addresses. */
export const addressSuggestion = z.strictObject({
  id: z.string(),
  text: z.string(),
  detail: z.string(),
  isGroup: z.boolean(),
});
export type AddressSuggestion = z.infer<typeof addressSuggestion>;
