import { lazy } from '../../../app/lazy.ts';

/** Fetched where the portal has a Google sign-in, and nowhere else. */
export const googleButton = lazy(async () => (await import('./google-sign-in.tsx')).GoogleSignIn);
