import { lazy } from '../../../frame/lazy/lazy.ts';

export const googleButton = lazy(async () => (await import('./google-sign-in.tsx')).GoogleSignIn);
