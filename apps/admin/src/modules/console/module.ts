import { adminAccountPaths } from '@plumbline/account/portal-paths';
import type { ModuleRoute } from '@plumbline/app-kit';
import { portalModule } from '@plumbline/account/portal-module';
import {
  Building2Icon,
  DraftingCompassIcon,
  HandshakeIcon,
  HistoryIcon,
  HourglassIcon,
  LayersIcon,
  ReceiptTextIcon,
  ShieldCheckIcon,
  TagIcon,
} from '@plumbline/ui/icons';
import { registerPaths } from '@plumbline/app-kit/navigation/routes';
import { consolePaths } from './paths.ts';

registerPaths({ ...consolePaths, ...adminAccountPaths });

const customers = { app: 18, name: 'customer', type: 'v' } as const;
const coupons = { app: 18, name: 'coupon', type: 'v' } as const;
const aiRequests = { app: 18, name: 'customerRequest', type: 'v' } as const;
const requests = { app: 18, name: 'partnerRequest', type: 'v' } as const;

const part = (name: ModuleRoute['name'], title: string, load: ModuleRoute['load']): ModuleRoute => ({
  name,
  title,
  right: customers,
  menu: 'customer-license',
  load,
});
const customerParts: readonly ModuleRoute[] = [
  part('admin-customer', 'Customer', () => import('./customers/Overview.tsx')),
  part('admin-customer-dashboard', 'Customer', () => import('./customers/Overview.tsx')),
  part('admin-customer-invoice', 'Customer invoices', () => import('./customers/Invoices.tsx')),
  part('admin-customer-payment', 'Customer payments', () => import('./customers/Payments.tsx')),
  part('admin-customer-usage', 'Customer usage', () => import('./customers/Usage.tsx')),
];

export const adminConsole = portalModule({
  key: 'console',
  title: 'Admin console',
  icon: ShieldCheckIcon,
  home: 'admin-home',
  dashboard: { name: 'admin-dashboard', load: () => import('./Dashboard.tsx') },
  menu: [
    { route: 'customer-license', label: 'Customers', icon: Building2Icon, right: customers },
    {
      route: 'customer-request',
      label: 'AI estimate requests',
      icon: DraftingCompassIcon,
      right: aiRequests,
    },
    { route: 'user-plans', label: 'Plans', icon: LayersIcon, right: customers },
    { route: 'coupon', label: 'Coupons', icon: TagIcon, right: coupons },
    { route: 'offline-purchase', label: 'Offline purchases', icon: ReceiptTextIcon, right: customers },
    { route: 'pending-activation', label: 'Pending activations', icon: HourglassIcon, right: customers },
    { route: 'admin-partner-requests', label: 'Partner requests', icon: HandshakeIcon, right: requests },
    { route: 'approval-history', label: 'Approval history', icon: HistoryIcon, right: requests },
  ],
  routes: [
    {
      name: 'customer-license',
      title: 'Customers',
      right: customers,
      load: () => import('./Customers.tsx'),
    },
    {
      name: 'customer-request',
      title: 'AI estimate requests',
      right: aiRequests,
      load: () => import('./requests/CustomerRequests.tsx'),
    },
    {
      name: 'admin-request-overview',
      title: 'AI estimate request',
      right: aiRequests,
      menu: 'customer-request',
      load: () => import('./requests/RequestOverview.tsx'),
    },
    ...customerParts,
    { name: 'user-plans', title: 'Plans', right: customers, load: () => import('./customers/Plans.tsx') },
    { name: 'coupon', title: 'Coupons', right: coupons, load: () => import('./coupons/Coupons.tsx') },
    {
      name: 'create-coupon',
      title: 'New coupon',
      right: { app: 18, name: 'coupon', type: 'a' },
      menu: 'coupon',
      load: () => import('./coupons/CreateCoupon.tsx'),
    },
    {
      name: 'admin-coupon',
      title: 'Coupon',
      right: coupons,
      menu: 'coupon',
      load: () => import('./coupons/Coupon.tsx'),
    },
    {
      name: 'pending-activation',
      title: 'Pending activations',
      right: customers,
      load: () => import('./activations/PendingActivations.tsx'),
    },
    {
      name: 'admin-customer-information',
      title: 'General information',
      right: customers,
      menu: 'customer-license',
      load: () => import('./customers/Information.tsx'),
    },
    {
      name: 'offline-purchase',
      title: 'Offline purchases',
      right: customers,
      load: () => import('./customers/OfflinePurchases.tsx'),
    },
    {
      name: 'admin-plans-payment',
      title: 'Sell plan',
      right: customers,
      menu: 'offline-purchase',
      load: () => import('./customers/OfflineSale.tsx'),
    },
    {
      name: 'admin-partner-requests',
      title: 'Partner requests',
      right: requests,
      load: () => import('./PartnerRequests.tsx'),
    },
    {
      name: 'admin-approval-request',
      title: 'Approval requests',
      right: requests,
      menu: 'admin-partner-requests',
      load: () => import('./ApprovalRequests.tsx'),
    },
    {
      name: 'approval-history',
      title: 'Approval history',
      right: requests,
      load: () => import('./ApprovalHistory.tsx'),
    },
    {
      name: 'admin-partner-request',
      title: 'Partner request',
      right: requests,
      menu: 'admin-partner-requests',
      load: () => import('./PartnerRequest.tsx'),
    },
  ],
});
