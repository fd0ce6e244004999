import type { TextKey } from '@portal/locales';
import type { ConsoleAddress } from '../frame/navigation.tsx';
import type { ScreenLoader } from '../frame/states/lazy-screen.tsx';

/** An address of the console and its screen. */
export interface Route {
  /** With parameters as `:applicationId`. */
  path: ConsoleAddress;
  title: TextKey;
  /** Of the rail. */
  place: string;
  load: ScreenLoader;
}
