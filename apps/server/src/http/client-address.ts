import { BlockList, isIP } from 'node:net';

/** Reports whether an address belongs to a trusted proxy. */
export type IsTrustedProxy = (address: string) => boolean;

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Converts an IPv4 address in IPv6 notation (`::ffff:192.0.2.1`) to IPv4. */
const toPlainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Creates the check for trusted proxies.
 * @param proxies IP addresses and networks in CIDR notation, such as `10.0.0.0/8`.
 * @throws Error that names an invalid entry.
 */
export function createProxyCheck(proxies: readonly string[]): IsTrustedProxy {
  const trusted = new BlockList();
  for (const entry of proxies) {
    const [network = '', prefix] = entry.split('/');
    const size = isIP(network) === 6 ? 128 : 32;
    const bits = prefix === undefined ? size : Number(prefix);
    if (!isIP(network) || !/^\d{1,3}$/.test(prefix ?? '0') || bits > size)
      throw new Error(`PLUMBLINE_TRUSTED_PROXIES: “${entry}” is not an IP address or a network`);
    trusted.addSubnet(network, bits, familyOf(network));
  }
  return (address) => {
    const plain = toPlainAddress(address);
    return isIP(plain) !== 0 && trusted.check(plain, familyOf(plain));
  };
}

/** Returns the IP address in an entry of `X-Forwarded-For`, which may carry a port; undefined if there is none. */
function addressIn(entry: string): string | undefined {
  const [, bracketed, withPort] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(entry) ?? [];
  const address = toPlainAddress(bracketed ?? withPort ?? entry);
  return isIP(address) ? address : undefined;
}

/**
 * Returns the caller's address. `X-Forwarded-For` is read from its end as long as the sender of an entry is a trusted
 * proxy; an entry that is not an IP address ends the search.
 */
export function clientAddress(
  request: Request,
  env: { incoming?: { socket?: { remoteAddress?: string } } },
  isTrustedProxy: IsTrustedProxy,
): string {
  let address = toPlainAddress(env.incoming?.socket?.remoteAddress ?? '127.0.0.1');
  const forwarded = request.headers.get('x-forwarded-for')?.split(',') ?? [];
  while (forwarded.length > 0 && isTrustedProxy(address)) {
    const next = addressIn(forwarded.pop()?.trim() ?? '');
    if (next === undefined) break;
    address = next;
  }
  return address;
}
