import {
  ADDRESS_LOOKUP_DELAY_MS,
  ADDRESS_LOOKUP_MINIMUM_LENGTH,
  ADDRESS_LOOKUP_TIMEOUT_MS,
} from '@portal/contract/constants';
import type { Language } from '@portal/contract/language';
import type { AddressSuggestion, FoundAddress } from '@portal/contract/entities/address';

interface Search {
  text: string;
  within?: string;
  language: Language;
}

type Ask = (search: Search, signal: AbortSignal) => Promise<{ suggestions: AddressSuggestion[] }>;

export interface AddressLookup {
  /** Whether suggestions come from a sandbox; the list then says so. */
  isSandbox: boolean;
  find: Ask;
  /** Address of a suggestion; null if there is none. Rejects if there is no response. */
  retrieve: (chosen: { id: string; language: Language }) => Promise<FoundAddress | null>;
}

interface FinderState {
  suggestions: readonly AddressSuggestion[];
}

export interface AddressFinder {
  readonly getState: () => FinderState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Searches once typing pauses; cancels the previous search. */
  readonly search: (text: string, language: Language) => void;
  readonly open: (within: string, text: string, language: Language) => void;
  readonly stop: () => void;
}

const nothing: FinderState = { suggestions: [] };

/** Suggestions for the typed text. A failure or a slow response means no suggestions. */
export function createAddressFinder(ask: Ask): AddressFinder {
  const listeners = new Set<() => void>();
  let state = nothing;
  let asked: AbortController | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const show = (next: FinderState) => {
    if (next === state) return;
    state = next;
    listeners.forEach((listener) => listener());
  };
  const callOff = () => {
    clearTimeout(waiting);
    asked?.abort();
    asked = undefined;
  };
  const send = async (search: Search) => {
    const own = new AbortController();
    asked = own;
    const limit = setTimeout(() => own.abort(), ADDRESS_LOOKUP_TIMEOUT_MS);
    const found = await ask(search, own.signal).catch(() => nothing);
    clearTimeout(limit);
    if (asked === own) show(found.suggestions.length > 0 ? { suggestions: found.suggestions } : nothing);
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    search: (typed, language) => {
      callOff();
      const text = typed.trim();
      if (text.length < ADDRESS_LOOKUP_MINIMUM_LENGTH) {
        show(nothing);
        return;
      }
      waiting = setTimeout(() => void send({ text, language }), ADDRESS_LOOKUP_DELAY_MS);
    },
    open: (within, text, language) => {
      callOff();
      void send({ text: text.trim(), within, language });
    },
    stop: () => {
      callOff();
      show(nothing);
    },
  };
}
