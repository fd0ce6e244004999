import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { Config } from '../config/index.ts';

const HSTS_SECONDS = 63_072_000;
const PERMISSIONS_POLICY = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()';

function sourcesOfGoogle({ google }: Config): Record<'script' | 'folder' | 'style', string[]> {
  if (!google) return { script: [], folder: [], style: [] };
  const folder = new URL('.', google.scriptUrl).href;
  return { script: [google.scriptUrl], folder: [folder], style: [`${folder}style`] };
}

/**
 * Headers of every response, built once. Scripts come only from the portal and, if configured, from Google; inline ones
 * are allowed only by hash (portal-pages.ts). `frames` are the origins that the portal may embed.
 */
export function protectiveHeaders(config: Config, frames: readonly string[]): Readonly<Record<string, string>> {
  const secure = config.publicUrl.startsWith('https:');
  const google = sourcesOfGoogle(config);
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...google.script],
        'style-src': ["'self'", ...google.style],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...google.folder],
        'frame-src': [...frames, ...google.folder],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: { maxAge: HSTS_SECONDS, includeSubDomains: true },
    // Google's script needs the origin of the embedding page.
    referrerPolicy: { policy: config.google ? 'strict-origin' : 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  protect(request, response, (error) => {
    if (error !== undefined) throw new RangeError('The security headers cannot be built', { cause: error });
  });
  response.setHeader('permissions-policy', PERMISSIONS_POLICY);
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}
