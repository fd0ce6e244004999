import { lazy } from '../../../frame/lazy/lazy.ts';

/** The purpose of the return from Google: the fragment says so, and holds nothing else. */
export const GOOGLE_RETURN_FRAGMENT = '#google';

export const googleReturn = lazy(async () => (await import('./google-return-screen.tsx')).GoogleReturnScreen);
