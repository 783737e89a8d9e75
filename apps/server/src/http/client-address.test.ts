import { describe, expect, test } from 'vitest';
import { clientAddress, createProxyCheck } from './client-address.ts';

const addressOf = (proxies: string[], remoteAddress: string | undefined, forwarded?: string) =>
  clientAddress(
    new Request(
      'http://localhost/',
      forwarded === undefined ? {} : { headers: { 'x-forwarded-for': forwarded } },
    ),
    remoteAddress === undefined ? {} : { incoming: { socket: { remoteAddress } } },
    createProxyCheck(proxies),
  );
const local = ['127.0.0.0/8', '::1'];

describe("the caller's address", () => {
  test('is that of the connection unless it comes from a trusted proxy', () => {
    expect(addressOf(local, '203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
    expect(addressOf(local, '203.0.113.7')).toBe('203.0.113.7');
    expect(addressOf([], '127.0.0.1', '198.51.100.1')).toBe('127.0.0.1');
    expect(addressOf(local, undefined)).toBe('127.0.0.1');
  });

  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('is the forwarded one behind the proxy %s', (proxy) => {
    expect(addressOf(local, proxy, '198.51.100.1')).toBe('198.51.100.1');
  });

  test('is the last one that no trusted proxy has', () => {
    const proxies = [...local, '10.0.0.0/8', '2001:db8::/32'];
    expect(addressOf(proxies, '10.1.2.3', '192.0.2.1, 198.51.100.1, 10.9.9.9')).toBe('198.51.100.1');
    expect(addressOf(proxies, '2001:db8::9', '192.0.2.1, 10.9.9.9')).toBe('192.0.2.1');
    expect(addressOf(proxies, '10.1.2.3', '10.4.4.4')).toBe('10.4.4.4');
  });

  test('is read without a port', () => {
    expect(addressOf(local, '::1', '198.51.100.1:4711')).toBe('198.51.100.1');
    expect(addressOf(local, '::1', '[2001:db8::7]:4711')).toBe('2001:db8::7');
  });

  test.each(['', 'unknown', 'x'.repeat(10_000), '1'.repeat(300), '198.51.100.1\u00e4', '999.1.1.1'])(
    'ignores an entry that is not an address',
    (forwarded) => {
      expect(addressOf(local, '127.0.0.1', forwarded)).toBe('127.0.0.1');
    },
  );
});

test.each(['10.0.0.0/33', 'proxy.local', '10.0.0.0/', '', '::1/129'])(
  'rejects %s as a trusted proxy',
  (entry) => {
    expect(() => createProxyCheck([entry])).toThrow('PLUMBLINE_TRUSTED_PROXIES');
  },
);
