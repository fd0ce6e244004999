import { isIPv6 } from 'node:net';

/** IPv6 clients are counted by their /64: a household has that many addresses (decisions, section 3). */
export function clientKey(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/u, '');
  if (!isIPv6(bare)) return bare;
  const [head = '', tail = ''] = bare.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const groups = bare.includes('::')
    ? [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
    : left;
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
