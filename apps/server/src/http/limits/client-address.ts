import { isIPv6 } from 'node:net';

/** Counts IPv6 clients by their /64, because a household has that many addresses. */
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
