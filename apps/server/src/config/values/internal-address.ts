import { BlockList, isIP } from 'node:net';

/** Addresses that are not on the public internet (IANA special-purpose registries), including multicast. */
const internal = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  internal.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  internal.addSubnet(network, prefix, 'ipv6');

const innerNames = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)$/u;

/** Whether an IP address belongs to this machine or its own network; IPv4 addresses may be mapped into IPv6. */
export function isInternalAddress(address: string): boolean {
  return internal.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Whether a URL's host is internal: an internal address, a name without a dot, or a local name. */
export function isInternalHost(hostname: string): boolean {
  const host = hostname
    .replace(/^\[(.*)\]$/u, '$1')
    .replace(/\.$/u, '')
    .toLowerCase();
  if (isIP(host) !== 0) return isInternalAddress(host);
  return !host.includes('.') || innerNames.test(host);
}
