import { lazy } from '../lazy.ts';

/** What stands around the later screens alone: it comes with the first of them. */
export const laterParts = lazy(async () => import('./frame-parts.ts'));
