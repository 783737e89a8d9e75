import type { Handlers } from './context/context.ts';
import { contactMappings } from './resource/activities.ts';
import { admin } from './modules/admin/operations.ts';
import { assistant } from './modules/assistant/operations.ts';
import { auth } from './modules/auth/operations.ts';
import { customerRequests } from './modules/billing/customer-requests.ts';
import { licensing } from './modules/billing/licensing.ts';
import { billing } from './modules/billing/operations.ts';
import { pageOrders } from './modules/billing/page-purchases.ts';
import { withdrawals } from './modules/billing/withdrawals.ts';
import { commentOperations } from './modules/comments/operations.ts';
import { crm } from './modules/crm/operations.ts';
import { estimation } from './modules/estimation/operations.ts';
import { links } from './modules/share-links/operations.ts';
import { forms } from './modules/setup/forms.ts';
import { setup } from './modules/setup/operations.ts';
import { imports } from './modules/imports/operations.ts';
import { materialOperations } from './modules/materials/operations.ts';
import { partner } from './modules/partner/operations.ts';
import { reportFileHandlers } from './modules/reports/exports.ts';
import { reportHandlers } from './modules/reports/operations.ts';
import { retailCrmOperations } from './modules/retail-crm/operations.ts';
import { retailVendorOperations } from './modules/retail-vendor/operations.ts';
import { security } from './modules/security/operations.ts';
import { live } from './modules/presence/operations.ts';
import { shell } from './modules/workspace/operations.ts';
import { taskOperations } from './modules/tasks/operations.ts';
import { vendorOperations } from './modules/vendors/operations.ts';
import { waiting } from './modules/inbox/operations.ts';
import { workdrive } from './modules/workdrive/operations.ts';

/** Every operation of the contract; a missing one does not compile. */
export const handlers: Handlers = {
  ...admin,
  ...assistant,
  ...auth,
  ...billing,
  ...licensing,
  ...pageOrders,
  ...withdrawals,
  ...customerRequests,
  ...contactMappings,
  ...commentOperations,
  ...crm,
  ...estimation,
  ...forms,
  ...links,
  ...imports,
  ...materialOperations,
  ...partner,
  ...reportHandlers,
  ...reportFileHandlers,
  ...retailCrmOperations,
  ...retailVendorOperations,
  ...security,
  ...setup,
  ...live,
  ...shell,
  ...taskOperations,
  ...vendorOperations,
  ...waiting,
  ...workdrive,
};
