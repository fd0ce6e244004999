import type { TextKey } from '@portal/locales';
import type { ConsolePath } from '@portal/contract/staff/console-paths';
import type { ScreenLoader } from '../frame/states/lazy-screen.tsx';

/** An address of the console and its screen. */
export interface Route {
  path: ConsolePath;
  title: TextKey;
  /** Of the rail. */
  place: string;
  load: ScreenLoader;
}
