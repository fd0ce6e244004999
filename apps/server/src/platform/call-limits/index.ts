export { deleteCallCountsEndedBefore } from './call-counts.ts';
export { type CallAllowance, type CallLimits, createCallLimits } from './call-limits.ts';
export { countRefusal, type LimitKind, refusedCalls, TooManyCalls } from './too-many-calls.ts';
