import { lazy } from '../../../app/lazy.ts';

/** What the way back from Google leads to: the fragment says so, and holds nothing else. */
export const googleReturnFragment = '#google';

export const googleReturn = lazy(async () => (await import('./google-return-screen.tsx')).GoogleReturnScreen);
