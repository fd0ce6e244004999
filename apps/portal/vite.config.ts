import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressPlugin } from './vite/compress-plugin.ts';
import { firstScreenChunk } from './vite/first-screen-chunk.ts';
import { firstPagePlugin } from './vite/first-page-plugin.ts';
import { textsPlugin } from './vite/texts-plugin.ts';

const axiosFolder = dirname(createRequire(import.meta.url).resolve('axios/package.json'));
const server = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), textsPlugin(), firstPagePlugin(), compressPlugin()],
  resolve: {
    alias: [
      // The API client asks for axios as CommonJS, which cannot be shaken; see also no-yaml.ts.
      { find: /^axios$/, replacement: join(axiosFolder, 'index.js') },
      { find: /^js-yaml$/, replacement: join(import.meta.dirname, 'vite/no-yaml.ts') },
    ],
  },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    // The content policy allows no data: addresses.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // Says nothing about the product, in the middle of `npm start`.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: firstScreenChunk(), debugName: 'first screen' },
            // Dozens of small files cost more than they save.
            { name: 'shared', test: /\/apps\/portal\/src\/(?:ui|fields|i18n|app)\/|lucide-react/u, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(['/api', '/dev'].map((path) => [path, { target: server }])),
  },
});
