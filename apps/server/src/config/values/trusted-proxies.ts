import { isIP } from 'node:net';
import * as z from 'zod/mini';

const proxyNames = ['loopback', 'linklocal', 'uniquelocal'];
const MOST_PROXY_HOPS = 10;

export const trustedProxies = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => (isNumber(text) ? Number(text) <= MOST_PROXY_HOPS : entriesOf(text).every(isProxy)),
        `must be addresses or ranges separated by commas (or ${proxyNames.join(', ')}), or the number of proxies in front, up to ${MOST_PROXY_HOPS}`,
      ),
    ),
  z.transform((text) => (isNumber(text) ? Number(text) || (false as const) : entriesOf(text))),
);

const isNumber = (text: string) => /^\d+$/u.test(text);
const entriesOf = (text: string) => text.split(',').map((entry) => entry.trim());
const isProxy = (entry: string) => proxyNames.includes(entry) || isAddressRange(entry);

function isAddressRange(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  const mostBits = version === 6 ? 128 : 32;
  return (
    version !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/u.test(bits) && Number(bits) <= mostBits))
  );
}
