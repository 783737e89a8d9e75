import type { TokenInfo } from './session.ts';

/** Access declaration of a route. */
export interface RouteAccess {
  portal: 'suite' | 'admin' | 'partner';
  /**
   * `public`: guests and users of the portal. `anyone`: no portal; share links, the maintenance page and the
   * not-found page are shown to all users.
   */
  access: 'public' | 'guest-only' | 'signed-in' | 'anyone';
}

/** Returns the path to redirect to, or undefined to allow the route. Paths are relative to the origin. */
export function redirectFor(token: TokenInfo | undefined, route: RouteAccess): string | undefined {
  if (route.access === 'anyone') return undefined;
  if (!token) {
    if (route.access !== 'signed-in') return undefined;
    // Provider staff use the common sign-in page; only partners have their own.
    return route.portal === 'partner' ? '/partner/login' : '/login';
  }
  if (token.is_partner && route.portal !== 'partner') return '/partner/dashboard';
  if (!token.is_partner && route.portal === 'partner') return '/';
  if (token.is_provider && route.portal === 'suite' && route.access !== 'public') return '/admin/dashboard';
  if (!token.is_provider && route.portal === 'admin') return '/';
  if (route.access === 'guest-only') return landing(token);
  return undefined;
}

/** Returns the landing page after sign-in. */
export function landing(token: TokenInfo): string {
  if (token.is_partner) return '/partner/dashboard';
  if (token.is_provider) return '/admin/dashboard';
  return token.type === 'Retail' ? '/pos/point-of-sale' : '/setup/master-dashboard';
}
