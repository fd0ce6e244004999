import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ID = 'virtual:pdf-decoders';
/**
 * Decoders for JBIG2 and JPEG 2000, the formats scanners produce. They do without WebAssembly, which the content policy
 * forbids.
 */
const files = ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js'];

/** Serves `virtual:pdf-decoders`: the folder from which pdf.js loads image decoders. */
export function pdfDecodersPlugin(): Plugin {
  const packageFile = fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'));
  const source = path.join(path.dirname(packageFile), 'wasm');
  let folder = '';
  let base = '';
  return {
    name: 'console-pdf-decoders',
    async configResolved({ base: root, command }) {
      const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string };
      folder = `assets/pdfjs-${version}`;
      base = command === 'build' ? `${root}${folder}/` : `${root}@fs${source}/`;
    },
    resolveId(id) {
      return id === ID ? `\0${ID}` : undefined;
    },
    load(id) {
      return id === `\0${ID}` ? `export default ${JSON.stringify(base)};` : undefined;
    },
    async generateBundle() {
      for (const name of files) {
        const content = await readFile(path.join(source, name));
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: content });
      }
    },
  };
}
