import type { UnrecognizedReason as UnreadText } from './read-statement.ts';

/** Why a statement was not read: its text says nothing, it could not be opened, it took too long, or reading failed. */
export type UnreadReason = UnreadText | 'protected' | 'damaged' | 'tooSlow' | 'machineBusy' | 'failed';
