import { expect, test } from 'vitest';
import { isInternalAddress, isInternalHost } from './internal-address.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '224.0.0.1',
  '::1',
  '::',
  'fe80::1',
  'fd00:ec2::254',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '::127.0.0.1',
  '192.88.99.1',
  '100::1',
  '2001:0:7f00:1::',
])('%s is internal', (address) => {
  expect(isInternalAddress(address)).toBe(true);
});

test.each(['8.8.8.8', '172.32.0.1', '192.167.0.1', '2607:f8b0::1', '2001:4860::8888', '::ffff:8.8.8.8'])(
  '%s is not internal',
  (address) => {
    expect(isInternalAddress(address)).toBe(false);
  },
);

test.each([
  ['localhost', true],
  ['LOCALHOST.', true],
  ['photon', true],
  ['minio.storage.internal', true],
  ['printer.local', true],
  ['[::1]', true],
  ['127.0.0.1', true],
  ['lender.example', false],
  ['notlocalhost.example', false],
  ['internal.lender.example', false],
  ['[2607:f8b0::1]', false],
])('the host %s is on the internal network: %s', (host, expected) => {
  expect(isInternalHost(host)).toBe(expected);
});

// URL parsing normalizes every spelling of an address.
test.each(['http://2130706433/', 'http://0x7f.1/', 'http://127.1/', 'http://[::ffff:7f00:1]/'])(
  '%s is detected',
  (url) => {
    expect(isInternalHost(new URL(url).hostname)).toBe(true);
  },
);
