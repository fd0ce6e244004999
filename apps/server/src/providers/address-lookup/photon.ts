import * as z from 'zod/mini';
import { ADDRESS_ID_MAXIMUM_LENGTH, SUGGESTIONS_MAXIMUM } from '@portal/contract/constants';
import { createReadJson } from './address-http.ts';
import type { AddressLookup, Suggestion } from './address-lookup.ts';
import { type RawAddress, toFoundAddress } from './found-address.ts';

const properties = z.object({
  name: z.optional(z.string()),
  housenumber: z.optional(z.string()),
  street: z.optional(z.string()),
  city: z.optional(z.string()),
  county: z.optional(z.string()),
  state: z.optional(z.string()),
  postcode: z.optional(z.string()),
  countrycode: z.optional(z.string()),
});
const response = z.object({ features: z.array(z.object({ properties })) });
/** Photon has no second call for the address, so the id contains the first response. */
const carried = z.strictObject({ street: z.string(), city: z.string(), province: z.string(), postalCode: z.string() });

/** A self-hosted Photon (komoot/photon, `docs/api-v1.md`). Its Canadian postal codes are incomplete. */
export function createPhoton({ url }: { url: string }): AddressLookup {
  const readJson = createReadJson();
  return {
    find: async ({ text, within, language }) => {
      if (within !== undefined) return { ok: true, value: [] };
      const called = new URL('/api', url);
      called.search = new URLSearchParams([
        ['q', text],
        ['lang', language],
        ['limit', String(SUGGESTIONS_MAXIMUM)],
        ['countrycode', 'CA'],
        ['layer', 'house'],
        ['layer', 'street'],
      ]).toString();
      const found = await readJson(called, response);
      if (!found.ok) return found;
      return { ok: true, value: found.value.features.flatMap((feature) => toSuggestion(feature.properties)) };
    },

    retrieve: (id) => Promise.resolve({ ok: true, value: decode(id) }),
  };
}

function toSuggestion(found: z.output<typeof properties>): Suggestion[] {
  const { city = found.county, state = '', postcode = '', countrycode } = found;
  const line = lineOf(found);
  if (countrycode?.toUpperCase() !== 'CA' || line === undefined) return [];
  const id = encode({ street: line, city: city ?? '', province: state, postalCode: postcode });
  const detail = [city, state, postcode].filter(Boolean).join(', ');
  return id.length > ADDRESS_ID_MAXIMUM_LENGTH ? [] : [{ id, text: line, detail, isGroup: false }];
}

function lineOf({ name, housenumber, street = name }: z.output<typeof properties>): string | undefined {
  return street !== undefined && housenumber !== undefined ? `${housenumber} ${street}` : street;
}

function encode(address: RawAddress): string {
  return Buffer.from(JSON.stringify(address)).toString('base64url');
}

function decode(id: string) {
  try {
    const parsed = z.safeParse(carried, JSON.parse(Buffer.from(id, 'base64url').toString()));
    return parsed.success ? toFoundAddress(parsed.data) : undefined;
  } catch {
    return undefined;
  }
}
