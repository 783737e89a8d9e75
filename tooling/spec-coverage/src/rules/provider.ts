import { checked, differs, open, pending, type CoverageById } from '../coverage.ts';

/** Coverage of the rules of the areas billing, admin, partner, security. */
export const provider: CoverageById = {
  'admin-001': checked('e2e/portals.spec.ts#invites provider staff and limits them to their rights'),
  'admin-002': checked(
    'e2e/ai-estimate.spec.ts#requests an AI estimate through declined and confirmed payments, and adds and removes its measures',
  ),
  'admin-003': pending(
    'support',
    'tickets, escalation and the knowledge base',
    'e2e/licensing.spec.ts#refunds, suspends and reactivates a customer, and shows the reason to its users',
    'e2e/coupons.spec.ts#creates a coupon, redeems it as a customer and deactivates it',
    'e2e/activations.spec.ts#resends the link of a sign-up, activates one and rejects another',
  ),
  'admin-004': pending(
    'support',
    'customer alerts, tickets and the knowledge base',
    'e2e/coupons.spec.ts#creates a coupon, redeems it as a customer and deactivates it',
  ),
  'admin-005': open,
  'admin-006': checked(
    'apps/server/src/modules/billing/licensing.test.ts#extends a trial, including an expired one, by at most one year',
    'apps/server/src/modules/billing/activations.test.ts#are updated by the provider with an optimistic lock',
    'apps/server/src/modules/estimation/ai-estimates/measures.test.ts#completes a request once, and its requester is notified',
  ),
  'billing-001': differs(
    'Failures are shown at the field or in the dialog instead of only being logged.',
    'e2e/billing.spec.ts#buys a plan after a declined and an unconfirmed payment, then downgrades',
  ),
  'billing-002': checked(
    'apps/server/src/modules/billing/payments.test.ts#waits for confirmation by the bank, which succeeds or fails once',
    'e2e/specification.spec.ts#the results of a payment have pages of their own',
  ),
  'billing-003': checked(
    'e2e/billing.spec.ts#buys a plan after a declined and an unconfirmed payment, then downgrades',
  ),
  'billing-004': checked(
    'apps/server/src/modules/billing/licensing.test.ts#shows its subscription, payments and amount due',
  ),
  'billing-005': open,
  'billing-006': open,
  'billing-007': checked(
    'apps/server/src/modules/billing/subscription.test.ts#changes nothing until paid and then opens the plan’s modules',
  ),
  'partner-001': checked('e2e/portals.spec.ts#limits a partner’s user to the rights of their access level'),
  'partner-002': checked(
    'e2e/specification.spec.ts#partners have a profile, and signing out leads to their sign-in',
  ),
  'partner-003': checked(
    'apps/server/src/modules/partner/requests.test.ts#limit access levels created by %s to the rights of their portal',
  ),
  'partner-004': pending(
    'support',
    undefined,
    'e2e/portals.spec.ts#approves a partner request in the admin console and signs the partner in',
  ),
  'partner-005': checked(
    'e2e/specification.spec.ts#partners have a profile, and signing out leads to their sign-in',
  ),
  'partner-006': checked(
    'apps/server/src/modules/auth/auth.test.ts#admits only partners to the partner portal',
  ),
  'security-001': checked(
    'apps/suite/src/menus.alone.test.ts#the menu of %s is in documented order and words',
  ),
  'security-002': open,
  'security-003': checked(
    'apps/server/src/modules/auth/auth.test.ts#returns a session with the identity of %s',
  ),
  'security-004': checked(
    'apps/server/src/http/matrix.alone.test.ts#%s accepts the stated roles and names the right that others lack',
    'e2e/security.spec.ts#creates an access level by keyboard and limits an invited user to it',
  ),
  'security-005': checked(
    'apps/server/src/http/matrix.alone.test.ts#%s accepts the stated roles and names the right that others lack',
    'packages/app-kit/src/navigation/route-index.test.ts#never links to a route that the guard denies',
  ),
  'security-006': open,
  'security-007': checked(
    'e2e/messages.spec.ts#shows the specified message after changing a space permission',
  ),
  'security-008': open,
};
