import { storedValue } from './browser-storage.ts';
import type { Sealed } from './sealing.ts';

/** What a visitor without a session typed in this tab, encrypted. */
export const storedTyped = storedValue<Sealed>('sessionStorage', 'typedAnswers');
