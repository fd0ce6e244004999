import type { FoundAddress } from '@portal/contract/entities/address';
import type { Language } from '@portal/contract/language';

/** Canadian addresses in our own words. No call throws, and none is retried: the next letter asks again. */
export interface AddressLookup {
  /** Places matching what was typed so far, at most `SUGGESTIONS_MAXIMUM` unless they are within a place. */
  find(search: AddressSearch): Promise<AddressResult<Suggestion[]>>;
  /** The address of a suggestion that is not a group; undefined for an id unknown to the provider. */
  retrieve(id: string, language: Language): Promise<AddressResult<FoundAddress | undefined>>;
}

export interface AddressSearch {
  text: string;
  /** The id of a group whose contents are wanted. */
  within?: string | undefined;
  language: Language;
}

export interface Suggestion {
  /** The provider's own id, opaque to us. */
  id: string;
  /** `1250 rue Sainte-Catherine Ouest` */
  text: string;
  /** The town and so on, or the number of addresses in a group. */
  detail: string;
  /** A group of addresses: a street, or a building with apartments. */
  isGroup: boolean;
}

export type AddressResult<Value> = { ok: true; value: Value } | { ok: false; error: AddressLookupError };

export interface AddressLookupError {
  /** The provider's code or the kind of error, for the log: never anything typed. */
  code: string;
}
