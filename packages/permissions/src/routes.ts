import type { TokenInfo } from './session.ts';

/** What a route says of itself. */
export interface RouteAccess {
  portal: 'suite' | 'admin' | 'partner';
  /**
   * `public` is for guests and for whom the portal is; `anyone` belongs to no portal: a public link, the maintenance
   * page and the page of unknown paths are shown to whoever holds the address.
   */
  access: 'public' | 'guest-only' | 'signed-in' | 'anyone';
}

/** Where the flow sends a caller instead of the route, or undefined to let it through. Paths are within the origin. */
export function redirectFor(token: TokenInfo | undefined, route: RouteAccess): string | undefined {
  if (route.access === 'anyone') return undefined;
  if (!token) {
    if (route.access !== 'signed-in') return undefined;
    // The provider's staff sign in where everyone does; only partners have a page of their own.
    return route.portal === 'partner' ? '/partner/login' : '/login';
  }
  if (token.is_partner && route.portal !== 'partner') return '/partner/dashboard';
  if (!token.is_partner && route.portal === 'partner') return '/';
  if (token.is_provider && route.portal === 'suite' && route.access !== 'public') return '/admin/dashboard';
  if (!token.is_provider && route.portal === 'admin') return '/';
  if (route.access === 'guest-only') return landing(token);
  return undefined;
}

/** The first page after sign-in. */
export function landing(token: TokenInfo): string {
  if (token.is_partner) return '/partner/dashboard';
  if (token.is_provider) return '/admin/dashboard';
  return token.type === 'Retail' ? '/pos/point-of-sale' : '/setup/master-dashboard';
}
