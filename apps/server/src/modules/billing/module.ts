import { defineModule } from '../../module/define-module.ts';
import { customerRequests } from './customer-requests.ts';
import { licensing } from './licensing.ts';
import { billingOperations } from './operations.ts';
import { pageOrders } from './page-purchases.ts';
import { addAppsOfPlans } from './plan-apps.ts';
import { renewSubscriptions } from './renewal.ts';
import { withdrawals } from './withdrawals.ts';

declare module '../../ports/jobs.ts' {
  interface JobKinds {
    /** Hourly: subscriptions whose period has ended are renewed and open amounts are charged. */
    renewals: object;
    /** Companies get the modules that were added to their plan. */
    'plan-apps': object;
  }
}

export const billing = defineModule({
  key: 'billing',
  publishes: ['billing_invoice_view', 'billing_period'],
  operations: {
    ...billingOperations,
    ...licensing,
    ...pageOrders,
    ...withdrawals,
    ...customerRequests,
  },
  cacheTopics: { invalidates: { billing_: ['payment', 'ac-api/customer-licensing'] } },
  jobs: [
    {
      kind: 'renewals',
      schedule: '41 * * * *',
      // A failed run is repeated by the next hour's.
      queue: { retryLimit: 0 },
      run: (_payload, parts) => renewSubscriptions(parts),
    },
    // A new version of the software may have added modules to plans.
    { kind: 'plan-apps', atStart: {}, run: (_payload, parts) => addAppsOfPlans(parts) },
  ],
  demoData: () => import('./seed.ts'),
});
