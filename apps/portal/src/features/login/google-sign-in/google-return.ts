import { lazy } from '../../../frame/lazy/lazy.ts';

/** Marks the return from Google; the fragment contains nothing else. */
export const GOOGLE_RETURN_FRAGMENT = '#google';

export const googleReturn = lazy(async () => (await import('./google-return-screen.tsx')).GoogleReturnScreen);
