import type { UnreadReason as UnreadText } from './reading/read-statement.ts';

/** Why nothing is known of a statement: its text does not say, it could not be opened, there was no time for it, or reading it failed. */
export type UnreadReason = UnreadText | 'protected' | 'damaged' | 'tooSlow' | 'machineBusy' | 'failed';
