import type { UnrecognizedReason as UnreadText } from './read-statement.ts';

export type UnreadReason = UnreadText | 'protected' | 'damaged' | 'tooSlow' | 'machineBusy' | 'failed';
