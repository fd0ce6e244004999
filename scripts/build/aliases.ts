import { join } from 'node:path';
import type { Alias } from 'vite';

const createIcon = join(import.meta.dirname, '../../packages/design/src/ui/content/create-icon.ts');

/** Replaces parts of dependencies that would slow down every screen. */
export const lighterParts: Alias[] = [
  // The original has ten times the code, for features that no icon here uses.
  { find: /^(?:\.\.\/)+createLucideIcon\.mjs$/u, replacement: createIcon },
  // The shim is only for versions of React before 18.
  { find: /^use-sync-external-store\/shim\/index\.js$/u, replacement: 'react' },
];
