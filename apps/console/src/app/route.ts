import type { TextKey } from '@portal/locales';
import type { ScreenLoader } from '../frame/states/lazy-screen.tsx';

/** An address of the console and its screen. */
export interface Route {
  /** With parameters as `:applicationId`. */
  path: string;
  title: TextKey;
  /** Of the rail. */
  place: string;
  load: ScreenLoader;
}
