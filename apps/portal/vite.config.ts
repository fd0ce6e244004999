import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTargets } from '../../scripts/browsers/floor.ts';
import { lighterParts } from '../../scripts/build/aliases.ts';
import { compressPlugin } from '../../scripts/build/compress-plugin.ts';
import { textsPlugin } from '../../scripts/build/texts-plugin.ts';
import { compileHintsPlugin } from './vite/compile-hints-plugin.ts';
import { firstScreenChunk } from './vite/first-screen-chunk.ts';
import { firstPagePlugin } from './vite/first-page-plugin.ts';
import { textParts } from './vite/text-parts.ts';

const axiosFolder = dirname(createRequire(import.meta.url).resolve('axios/package.json'));
const server = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    textsPlugin(textParts),
    firstPagePlugin(),
    compileHintsPlugin(['react', 'first']),
    compressPlugin(),
  ],
  resolve: {
    alias: [
      ...lighterParts,
      // The API client requires axios as CommonJS, which cannot be tree-shaken; see also no-yaml.ts.
      { find: /^axios$/u, replacement: join(axiosFolder, 'index.js') },
      { find: /^js-yaml$/u, replacement: join(import.meta.dirname, 'vite/no-yaml.ts') },
    ],
  },
  build: {
    target: buildTargets,
    modulePreload: { polyfill: false },
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // Inlined constant paths compress better than references to them.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: firstScreenChunk(), debugName: 'first screen' },
            {
              name: 'shared',
              test: /\/(?:packages\/(?:design|locales)\/src|apps\/portal\/src\/(?:api|app|frame|i18n))\/|lucide-react|@tanstack/u,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(['/api', '/dev'].map((path) => [path, { target: server }])),
  },
});
