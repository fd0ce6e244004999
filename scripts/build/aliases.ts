import { join } from 'node:path';
import type { Alias } from 'vite';

/** Replaces parts of dependencies that would weigh on every screen. */
export const lighterParts: Alias[] = [
  // Ten times the code of its one use here, which is an icon with a size and a class.
  { find: /^(?:\.\.\/)+createLucideIcon\.mjs$/u, replacement: join(import.meta.dirname, 'create-icon.ts') },
  // For versions of React before 18.
  { find: /^use-sync-external-store\/shim\/index\.js$/u, replacement: 'react' },
];
