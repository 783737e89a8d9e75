/** Paths of this module's routes by name. Names and spelling are the specification's where it names a route. */
export const consolePaths = {
  'admin-customer': '/admin/customer/:uuid/:accountId',
  'admin-customer-dashboard': '/admin/customer/:uuid/:accountId/dashboard',
  'admin-customer-invoice': '/admin/customer/:uuid/:accountId/invoice',
  'admin-customer-payment': '/admin/customer/:uuid/:accountId/payment',
  'admin-customer-usage': '/admin/customer/:uuid/:accountId/usage',
  'admin-dashboard': '/admin/dashboard',
  'approval-history': '/admin/approval-history',
  coupon: '/admin/coupon',
  'create-coupon': '/admin/coupon/create',
  'admin-coupon': '/admin/coupon/:uuid',
  'offline-purchase': '/admin/offline-purchase',
  'pending-activation': '/admin/pending-activation',
  'user-plans': '/admin/user-plans',
  'admin-request-overview': '/admin/customer/request-overview',
  'admin-customer-information': '/admin/customer/general-information',
  'admin-plans-payment': '/admin/plans-payment/:uuid',
  'admin-home': '/admin',
  'admin-approval-request': '/admin/approval-request',
  'admin-partner-request': '/admin/partner-request/:uuid',
} as const;

type Paths = typeof consolePaths;
declare module '@plumbline/app-kit/navigation/routes' {
  // Makes the names known to `href`, with their parameters.
  interface RoutePaths extends Paths {}
}
