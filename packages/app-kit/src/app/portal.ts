import type { RouteAccess } from '@plumbline/permissions';
import type { RouteName } from '../navigation/routes.ts';

type Portal = RouteAccess['portal'];

/**
 * Maps a route name of the suite to the name another portal uses for the same screen.
 */
const namesIn: Record<Exclude<Portal, 'suite'>, Partial<Record<RouteName, RouteName>>> = {
  partner: {
    'user-profile': 'partner-profile',
    'security-dashboard': 'partner-security',
    'security-roles': 'partner-security-roles',
    'security-role-list': 'partner-role-list',
    'security-role-view': 'partner-role-view',
    'security-role-add': 'partner-role-add',
    'security-role-edit': 'partner-role-edit',
    'security-usergroup': 'partner-security-usergroup',
    'security-group-view': 'partner-group-view',
    'security-user': 'partner-security-user',
    'security-user-add': 'partner-user-add',
    'security-user-view': 'partner-user-view',
    'security-recent-changes': 'partner-security-recent-changes',
  },
  admin: {
    'user-profile': 'admin-profile',
    'security-dashboard': 'admin-security',
    'security-roles': 'admin-security-roles',
    'security-role-list': 'admin-role-list',
    'security-role-view': 'admin-role-view',
    'security-role-add': 'admin-role-add',
    'security-role-edit': 'admin-role-edit',
    'security-usergroup': 'admin-security-usergroup',
    'security-group-view': 'admin-group-view',
    'security-user': 'admin-security-user',
    'security-user-add': 'admin-user-add',
    'security-user-view': 'admin-user-view',
    'security-recent-changes': 'admin-security-recent-changes',
  },
};

let here: Portal = 'suite';

/** Sets the portal of this page once at start; changing the portal is a full page load. */
export function setPortal(portal: Portal): void {
  here = portal;
}

/** Route name of a screen in the current portal. */
export const nameHere = (name: RouteName): RouteName =>
  here === 'suite' ? name : (namesIn[here][name] ?? name);
