import { lazy } from '../../../frame/lazy/lazy.ts';

/** Fetched only if the portal has Google sign-in. */
export const googleButton = lazy(async () => (await import('./google-sign-in.tsx')).GoogleSignIn);
