import { storedValue } from './browser-storage.ts';
import type { Sealed } from './sealing.ts';

export const storedTyped = storedValue<Sealed>('sessionStorage', 'typedAnswers');
