import { BlockList, isIPv6 } from 'node:net';
import type { Config } from '../../config/index.ts';

export type IsTrusted = (address: string | undefined, hop: number) => boolean;

const namedRanges = new Map([
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['linklocal', ['169.254.0.0/16', 'fe80::/10']],
  ['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
]);

export function trustOf(trusted: Config['trustProxy']): IsTrusted {
  if (trusted === false) return () => false;
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  const ranges = new BlockList();
  for (const range of trusted.flatMap((entry) => namedRanges.get(entry) ?? [entry])) {
    const [network = '', bits] = range.split('/');
    const family = familyOf(network);
    ranges.addSubnet(network, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (address) => address !== undefined && ranges.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
