/** Paths of the shared account screens in the admin console, which override those of the suite. */
export const adminAccountPaths = {
  help: '/admin/help/:guide?',
  'user-profile': '/admin/profile',
  'security-dashboard': '/admin/security',
  'security-roles': '/admin/security/roles',
  'security-role-list': '/admin/security/role-overview',
  'security-role-view': '/admin/security/role-overview/:id',
  'security-role-add': '/admin/security/add-role',
  'security-role-edit': '/admin/security/add-role/:id',
  'security-usergroup': '/admin/security/user-group',
  'security-group-view': '/admin/security/group-view/:id',
  'security-user': '/admin/security/user-management',
  'security-user-add': '/admin/security/user-overview',
  'security-user-view': '/admin/security/user-overview/:userId',
  'security-recent-changes': '/admin/security/recent-changes',
} as const;

/** Paths of the shared account screens in the partner portal. */
export const partnerAccountPaths = {
  help: '/partner/help/:guide?',
  'user-profile': '/partner/profile',
  'security-dashboard': '/partner/security',
  'security-roles': '/partner/security/roles',
  'security-role-list': '/partner/role-overview',
  'security-role-view': '/partner/role-overview/:id',
  'security-role-add': '/partner/add-role',
  'security-role-edit': '/partner/edit-role/:id',
  'security-usergroup': '/partner/security/user-group',
  'security-group-view': '/partner/group-view/:id',
  'security-user': '/partner/security/user-management',
  'security-user-add': '/partner/user-overview',
  'security-user-view': '/partner/user-overview/:userId',
  'security-recent-changes': '/partner/security/recent-changes',
} as const;
