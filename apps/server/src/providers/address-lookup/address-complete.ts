import * as z from 'zod/mini';
import { SUGGESTIONS_MAXIMUM } from '@portal/contract/constants';
import type { Language } from '@portal/contract/language';
import { createReadJson, error } from './address-http.ts';
import type { AddressLookup, AddressResult } from './address-lookup.ts';
import { toFoundAddress } from './found-address.ts';

/** Canada Post's documentation: AddressComplete, Find 2.10 and Retrieve 2.11. */
const FIND_PATH = '/AddressComplete/Interactive/Find/v2.10/json3.ws';
const RETRIEVE_PATH = '/AddressComplete/Interactive/Retrieve/v2.11/json3.ws';
const MOST_WITHIN = 100;
const languageCodes = { en: 'ENG', fr: 'FRE' } as const satisfies Record<Language, string>;
const unknownIdCodes = ['1001', '1002'];

const errorRow = z.object({ Error: z.union([z.string(), z.number()]), Description: z.optional(z.string()) });
const findRow = z.object({ Id: z.string(), Text: z.string(), Description: z.string(), Next: z.string() });
const retrieveRow = z.object({
  Language: z.string(),
  Line1: z.string(),
  Line2: z.optional(z.string()),
  City: z.string(),
  ProvinceCode: z.string(),
  PostalCode: z.string(),
  CountryIso2: z.string(),
});
const rowsOf = <Row extends z.ZodMiniType>(row: Row) => z.object({ Items: z.array(z.union([errorRow, row])) });
const findAnswer = rowsOf(findRow);
const retrieveAnswer = rowsOf(retrieveRow);

export interface AddressCompleteOptions {
  url: string;
  key: string;
}

/** Canada Post AddressComplete. Errors are rows in a response with status 200. */
export function createAddressComplete({ url, key }: AddressCompleteOptions): AddressLookup {
  const readJson = createReadJson();
  const urlOf = (path: string, parameters: Record<string, string>) => {
    const called = new URL(path, url);
    called.search = new URLSearchParams({ Key: key, ...parameters }).toString();
    return called;
  };

  return {
    find: async ({ text, within, language }) => {
      const parameters = {
        SearchTerm: text,
        LastId: within ?? '',
        Country: 'CAN',
        LanguagePreference: language,
        MaxSuggestions: String(SUGGESTIONS_MAXIMUM),
        MaxResults: String(MOST_WITHIN),
      };
      const rows = rowsWithoutError(await readJson(urlOf(FIND_PATH, parameters), findAnswer));
      if (!rows.ok) return rows;
      const suggestions = rows.value.map(({ Id, Text, Description, Next }) => ({
        id: Id,
        text: Text,
        detail: Description,
        isGroup: Next === 'Find',
      }));
      return { ok: true, value: suggestions };
    },

    retrieve: async (id, language) => {
      const rows = rowsWithoutError(await readJson(urlOf(RETRIEVE_PATH, { Id: id }), retrieveAnswer));
      if (!rows.ok) return unknownIdCodes.includes(rows.error.code) ? { ok: true, value: undefined } : rows;
      const row = rows.value.find(({ Language }) => Language === languageCodes[language]) ?? rows.value[0];
      if (row?.CountryIso2 !== 'CA') return { ok: true, value: undefined };
      const value = toFoundAddress({
        street: [row.Line1, row.Line2].filter(Boolean).join(', '),
        city: row.City,
        province: row.ProvinceCode,
        postalCode: row.PostalCode,
      });
      return { ok: true, value };
    },
  };
}

function rowsWithoutError<Row extends object>(
  result: AddressResult<{ Items: (Row | z.output<typeof errorRow>)[] }>,
): AddressResult<Row[]> {
  if (!result.ok) return result;
  const rows: Row[] = [];
  for (const row of result.value.Items) {
    if ('Error' in row) return error(String(row.Error));
    rows.push(row);
  }
  return { ok: true, value: rows };
}
