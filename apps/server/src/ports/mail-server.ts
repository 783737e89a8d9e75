import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';
import nodemailer, { type Transporter } from 'nodemailer';

/** Settings of a company's own mail server. */
export interface CompanyServer {
  tenant_id: string;
  host: string;
  port: number;
  security: string;
  username: string;
  /** Sealed. */
  password: string;
}

/**
 * Private network addresses, which are blocked so that outsiders cannot reach this server's network through a mail
 * server setting.
 */
const privateNetworks = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['::ffff:0:0', 96],
] as const)
  privateNetworks.addSubnet(net, prefix, 'ipv6');

/** Mail server error with a message that users can act on. */
export class MailServerProblem extends Error {}

async function addressOf(host: string, allowsPrivate: boolean): Promise<string> {
  const found = await lookup(host).catch(() => undefined);
  if (!found) throw new MailServerProblem(`The server “${host}” was not found.`);
  if (!allowsPrivate && privateNetworks.check(found.address, isIPv6(found.address) ? 'ipv6' : 'ipv4'))
    throw new MailServerProblem(`“${host}” is in this server’s internal network and cannot be used.`);
  return found.address;
}

/**
 * Connection to a company's mail server. The name is resolved once, so that it cannot change afterwards.
 * @throws MailServerProblem if the name cannot be resolved or the address is blocked.
 */
export async function companyTransport(
  server: Omit<CompanyServer, 'tenant_id' | 'password'>,
  password: string | undefined,
  allowsPrivate: boolean,
): Promise<Transporter> {
  const host = await addressOf(server.host, allowsPrivate);
  return nodemailer.createTransport({
    host,
    port: server.port,
    secure: server.security === 'tls',
    requireTLS: server.security === 'starttls',
    ignoreTLS: server.security === 'none',
    tls: { servername: server.host },
    connectionTimeout: 8000,
    greetingTimeout: 8000,
    socketTimeout: 15_000,
    ...(server.username ? { auth: { user: server.username, pass: password ?? '' } } : {}),
  });
}

/** Explains a mail server's error to users. */
export function mailProblem(error: unknown): string {
  if (error instanceof MailServerProblem) return error.message;
  const {
    code = '',
    responseCode,
    response = '',
  } = error as {
    code?: string;
    responseCode?: number;
    response?: string;
  };
  const reply = response ? ` It said: ${response.slice(0, 200)}` : '';
  if (code === 'EAUTH') return `The mail server rejected the username or password.${reply}`;
  if (code === 'ETLS' || code === 'ESOCKET' || /SSL|CERT|TLS/i.test(code))
    return 'A secure connection to the mail server failed. Check the port and security settings.';
  if (code === 'ECONNECTION' || code === 'ETIMEDOUT' || code === 'ECONNREFUSED' || code === 'EDNS')
    return 'The mail server is not responding. Check the server name, port and security settings.';
  if (responseCode !== undefined) return `The mail server rejected the email.${reply}`;
  return 'The email could not be sent.';
}
