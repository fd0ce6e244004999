import type { FoundAddress } from '@portal/contract/entities/address';
import type { Language } from '@portal/contract/language';

/** Canadian addresses in our own terms. No call throws or is retried: the next letter triggers another request. */
export interface AddressLookup {
  /** Places that match the typed text, at most `SUGGESTIONS_MAXIMUM` unless within a place. */
  find(search: AddressSearch): Promise<AddressResult<Suggestion[]>>;
  /** The address of a suggestion that is not a group; undefined for an unknown id. */
  retrieve(id: string, language: Language): Promise<AddressResult<FoundAddress | undefined>>;
}

export interface AddressSearch {
  text: string;
  within?: string | undefined;
  language: Language;
}

export interface Suggestion {
  id: string;
  text: string;
  /** The town, or the number of addresses in a group. */
  detail: string;
  isGroup: boolean;
}

export type AddressResult<Value> = { ok: true; value: Value } | { ok: false; error: AddressLookupError };

export interface AddressLookupError {
  /** The provider's code or kind of error, for the log: never typed text. */
  code: string;
}
