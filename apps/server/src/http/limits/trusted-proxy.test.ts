import { describe, expect, test } from 'vitest';
import { trustOf } from './trusted-proxy.ts';

describe('a trusted proxy', () => {
  test.each<[trusted: false | number | string[], address: string | undefined, hop: number, expected: boolean]>([
    [false, '127.0.0.1', 0, false],
    [2, '203.0.113.7', 1, true],
    [2, '203.0.113.7', 2, false],
    [['loopback'], '127.0.0.1', 0, true],
    [['loopback'], '::ffff:127.0.0.1', 0, true],
    [['loopback'], '::1', 0, true],
    [['loopback'], '10.0.0.1', 0, false],
    [['linklocal', 'uniquelocal'], 'fe80::1%eth0', 0, true],
    [['linklocal', 'uniquelocal'], '192.168.1.1', 0, true],
    [['10.1.0.0/16'], '10.1.2.3', 3, true],
    [['10.1.0.0/16'], '10.2.0.1', 0, false],
    [['203.0.113.7'], '203.0.113.7', 0, true],
    [['203.0.113.7'], '203.0.113.8', 0, false],
    [['2001:db8::/32'], '2001:db8:1::1', 0, true],
    [['2001:db8::1'], '2001:db8::2', 0, false],
    [['0.0.0.0/0'], '203.0.113.7', 0, true],
    [['loopback'], 'unknown', 0, false],
    [['loopback'], '', 0, false],
    [['loopback'], undefined, 0, false],
  ])('%j: %s at hop %i: %s', (trusted, address, hop, expected) => {
    expect(trustOf(trusted)(address, hop)).toBe(expected);
  });
});
