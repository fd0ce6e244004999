import type { FoundAddress } from '@portal/contract/operations/address';
import type { Language } from '@portal/contract/language';

/** Canadian addresses in our own words. No call throws, and none is repeated: the next letter asks anew. */
export interface AddressLookup {
  /** Places for what a person has typed so far, at most `SUGGESTIONS_MAXIMUM` unless they are within a place. */
  find(search: AddressSearch): Promise<AddressResult<Suggestion[]>>;
  /** The address of a suggestion that is no group; undefined for an id that the provider does not know. */
  retrieve(id: string, language: Language): Promise<AddressResult<FoundAddress | undefined>>;
}

export interface AddressSearch {
  text: string;
  /** The id of a group: what it holds is wanted. */
  within?: string | undefined;
  language: Language;
}

export interface Suggestion {
  /** The provider's own, meaningless to us. */
  id: string;
  /** `1250 rue Sainte-Catherine Ouest` */
  text: string;
  /** Town and the like, or how many addresses a group holds. */
  detail: string;
  /** Holds addresses rather than being one: a street, or a building with apartments. */
  isGroup: boolean;
}

export type AddressResult<Value> = { ok: true; value: Value } | { ok: false; fault: AddressFault };

export interface AddressFault {
  /** The provider's code or the kind of failure, for the log: never anything typed. */
  code: string;
}
