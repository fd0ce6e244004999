import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { lighterParts } from '../../scripts/build/aliases.ts';
import { textsPlugin } from '../../scripts/build/texts-plugin.ts';
import { textParts } from './vite/text-parts.ts';

/** Bundles the server's prerendering into dist/prerender, including React, because its dependencies are not shipped. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), textsPlugin(textParts)],
  resolve: { alias: lighterParts },
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: join(import.meta.dirname, 'src/prerender.tsx'),
    target: 'es2023',
    copyPublicDir: false,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { entryFileNames: 'prerender.js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
