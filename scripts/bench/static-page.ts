import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

export interface StaticSite {
  url: string;
  close: () => void;
}

const scripts = /<script[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/gu;
const PADDING_STEP_BYTES = 64;

/** Headers that apply only to the original response and its compression. */
const ofTheResponse = /^(?:content-(?:length|encoding)|transfer-encoding|connection|keep-alive|date|etag)$/u;

/** A portal page without its scripts, padded to the same bytes on the wire. */
function withoutScripts(page: string): Buffer {
  const wanted = brotliCompressSync(page).byteLength;
  let padding = '';
  let compressed = Buffer.alloc(0);
  while (compressed.byteLength < wanted) {
    compressed = brotliCompressSync(page.replaceAll(scripts, '').replace('</body>', `<!--${padding}--></body>`));
    padding += randomBytes(PADDING_STEP_BYTES).toString('base64');
  }
  return compressed;
}

/** The security headers are the same, because some cost the browser time: COOP makes it change processes. */
export async function serveWithoutScripts(portalPage: string): Promise<StaticSite> {
  const original = await fetch(portalPage);
  const page = withoutScripts(await original.text());
  const headers = Object.fromEntries([...original.headers].filter(([name]) => !ofTheResponse.test(name)));
  const assets = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '/';
      if (path === '/') {
        response.writeHead(200, { ...headers, 'content-encoding': 'br' }).end(page);
        return;
      }
      const known = assets.get(path) ?? Buffer.from(await (await fetch(new URL(path, portalPage))).arrayBuffer());
      assets.set(path, known);
      response.writeHead(200, { 'content-type': path.endsWith('.svg') ? 'image/svg+xml' : 'font/woff2' }).end(known);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://${new URL(portalPage).hostname}:${String(port)}/`, close: () => void server.close() };
}
