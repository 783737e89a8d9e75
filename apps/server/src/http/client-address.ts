/** The caller's address. A forwarded one is believed only from a proxy on this machine. */
export function clientAddress(
  request: Request,
  env: { incoming?: { socket?: { remoteAddress?: string } } },
): string {
  const remote = env.incoming?.socket?.remoteAddress ?? '127.0.0.1';
  const forwarded = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return forwarded && /^(::1|(::ffff:)?127\.)/.test(remote) ? forwarded : remote;
}
