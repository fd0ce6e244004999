import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTargets } from '../../scripts/browsers/floor.ts';
import { lighterParts } from '../../scripts/build/aliases.ts';
import { compressPlugin } from '../../scripts/build/compress-plugin.ts';
import { textsPlugin } from '../../scripts/build/texts-plugin.ts';
import { operationsPlugin } from './vite/operations-plugin.ts';
import { pdfDecodersPlugin } from './vite/pdf-decoders-plugin.ts';
import { sharedChunkOf } from './vite/shared-chunks.ts';
import { textParts } from './vite/text-parts.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

export default defineConfig({
  root: import.meta.dirname,
  base: '/staff/',
  plugins: [react(), textsPlugin(textParts), operationsPlugin(), pdfDecodersPlugin(), compressPlugin()],
  resolve: { alias: lighterParts },
  build: {
    target: buildTargets,
    modulePreload: { polyfill: false },
    // The content policy allows no `data:` addresses.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: [path.join(import.meta.dirname, 'index.html'), path.join(import.meta.dirname, 'player.html')],
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          // Code shared by several screens goes into few files, because each request has a cost.
          groups: [
            { name: 'icons', test: /lucide-react/u, minShareCount: 2 },
            {
              name: sharedChunkOf,
              test: /packages\/(?:contract|design|locales)\/src|apps\/console\/src\/(?:api|frame|i18n|parts|ui)\//u,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: {
    proxy: { '/api': { target: server } },
  },
});
