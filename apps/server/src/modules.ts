import type { Handlers } from './context/context.ts';
import { contactMappings } from './resource/activities.ts';
import { adminOperations } from './modules/admin/operations.ts';
import { assistantOperations } from './modules/assistant/operations.ts';
import { authOperations } from './modules/auth/operations.ts';
import { customerRequests } from './modules/billing/customer-requests.ts';
import { licensing } from './modules/billing/licensing.ts';
import { billingOperations } from './modules/billing/operations.ts';
import { pageOrders } from './modules/billing/page-purchases.ts';
import { withdrawals } from './modules/billing/withdrawals.ts';
import { commentOperations } from './modules/comments/operations.ts';
import { crmOperations } from './modules/crm/operations.ts';
import { estimationOperations } from './modules/estimation/operations.ts';
import { shareLinkOperations } from './modules/share-links/operations.ts';
import { forms } from './modules/setup/forms.ts';
import { setupOperations } from './modules/setup/operations.ts';
import { importOperations } from './modules/imports/operations.ts';
import { materialOperations } from './modules/materials/operations.ts';
import { partnerOperations } from './modules/partner/operations.ts';
import { reportFileHandlers } from './modules/reports/exports.ts';
import { reportHandlers } from './modules/reports/operations.ts';
import { retailCrmOperations } from './modules/retail-crm/operations.ts';
import { retailVendorOperations } from './modules/retail-vendor/operations.ts';
import { securityOperations } from './modules/security/operations.ts';
import { presenceOperations } from './modules/presence/operations.ts';
import { workspaceOperations } from './modules/workspace/operations.ts';
import { taskOperations } from './modules/tasks/operations.ts';
import { vendorOperations } from './modules/vendors/operations.ts';
import { inboxOperations } from './modules/inbox/operations.ts';
import { workdriveOperations } from './modules/workdrive/operations.ts';

/** Every operation of the contract; a missing one does not compile. */
export const handlers: Handlers = {
  ...adminOperations,
  ...assistantOperations,
  ...authOperations,
  ...billingOperations,
  ...licensing,
  ...pageOrders,
  ...withdrawals,
  ...customerRequests,
  ...contactMappings,
  ...commentOperations,
  ...crmOperations,
  ...estimationOperations,
  ...forms,
  ...shareLinkOperations,
  ...importOperations,
  ...materialOperations,
  ...partnerOperations,
  ...reportHandlers,
  ...reportFileHandlers,
  ...retailCrmOperations,
  ...retailVendorOperations,
  ...securityOperations,
  ...setupOperations,
  ...presenceOperations,
  ...workspaceOperations,
  ...taskOperations,
  ...vendorOperations,
  ...inboxOperations,
  ...workdriveOperations,
};
