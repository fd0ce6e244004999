import type { Config } from '../config/index.ts';

/** Whether the console answers at this host: everywhere, or at its own address alone if it has one. */
export function isConsoleHost({ staffUrl }: Pick<Config, 'staffUrl'>, host: string): boolean {
  return staffUrl === undefined || host === new URL(staffUrl).host;
}
