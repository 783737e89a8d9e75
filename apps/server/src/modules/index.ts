import type { Handlers } from '../http/context.ts';
import { contactMappings } from './activities.ts';
import { admin } from './admin/operations.ts';
import { assistant } from './assistant/operations.ts';
import { auth } from './auth/operations.ts';
import { customerRequests } from './billing/customer-requests.ts';
import { licensing } from './billing/licensing.ts';
import { billing } from './billing/operations.ts';
import { pageOrders } from './billing/page-orders.ts';
import { withdrawals } from './billing/withdrawals.ts';
import { commentOperations } from './comments/operations.ts';
import { crm } from './crm/operations.ts';
import { estimation } from './estimation/operations.ts';
import { links } from './links/operations.ts';
import { forms } from './setup/forms.ts';
import { setup } from './setup/operations.ts';
import { imports } from './imports/operations.ts';
import { materialOperations } from './materials/operations.ts';
import { partner } from './partner/operations.ts';
import { reportFileHandlers } from './reports/files.ts';
import { reportHandlers } from './reports/operations.ts';
import { retailCrmOperations } from './retail-crm/operations.ts';
import { retailVendorOperations } from './retail-vendor/operations.ts';
import { security } from './security/operations.ts';
import { live } from './live/operations.ts';
import { shell } from './shell/operations.ts';
import { taskOperations } from './tasks/operations.ts';
import { vendorOperations } from './vendors/operations.ts';
import { waiting } from './waiting/operations.ts';
import { workdrive } from './workdrive/operations.ts';

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
