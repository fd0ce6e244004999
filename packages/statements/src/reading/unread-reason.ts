import type { UnrecognizedReason as UnreadText } from './read-statement.ts';

/** Why a statement was not read. */
export type UnreadReason = UnreadText | 'protected' | 'damaged' | 'tooSlow' | 'machineBusy' | 'failed';
