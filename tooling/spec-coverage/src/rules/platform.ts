import { checked, differs, open, type CoverageById } from '../coverage.ts';

/** Coverage of the rules of the areas api, auth, validation. */
export const platform: CoverageById = {
  'api-001': open,
  'api-002': checked('apps/server/src/http/matrix.alone.test.ts#%s rejects a missing or invalid token'),
  'api-003': checked('packages/api/src/contract.test.ts#has %s'),
  'api-004': checked('packages/api/src/request.test.ts#sends the documented headers'),
  'api-005': checked(
    'apps/server/src/resource/list-query.test.ts#a limit of 0 counts only',
    'apps/server/src/http/app.test.ts#that are empty are rejected with the required field',
  ),
  'api-006': checked(
    'apps/server/src/modules/share-links/share-links.test.ts#is required before anything is shown, with the specified message',
  ),
  'api-007': checked(
    'packages/app-kit/src/data/error-message.test.ts#errorText returns the message of the server',
  ),
  'api-008': differs(
    'The message is shown beside the input, or as the state of the page, instead of only being logged.',
    'packages/app-kit/src/data/load-errors.test.ts#isLost keeps shown data through transient errors but not when it is gone or forbidden',
    'packages/app-kit/src/data/error-message.test.ts#errorText returns the message of the server',
  ),
  'api-009': checked(
    'packages/app-kit/src/data/error-message.test.ts#errorText returns the fallback when %s',
    'e2e/navigation.spec.ts#confirms, cancels, fails and completes the purchase',
  ),
  'api-010': differs(
    'A record that cannot be loaded is an error state with a retry instead of a toast.',
    'packages/app-kit/src/data/error-message.test.ts#errorText returns the fallback when %s',
    'e2e/offline.spec.ts#reports a failed part of a record and retries it',
  ),
  'api-011': checked(
    'e2e/messages.spec.ts#adds a task folder and confirms its deletion with the specified texts',
    'packages/app-kit/src/data/error-message.test.ts#errorText returns the fallback when %s',
  ),
  'api-012': checked(
    'e2e/recent-changes.spec.ts#lists changes with user and values, filters them and restores a deletion',
    'packages/app-kit/src/data/error-message.test.ts#errorText returns the fallback when %s',
  ),
  'api-013': checked('apps/server/src/resource/list-query.test.ts#a limit of -1 lists all records'),
  'api-014': checked('apps/server/src/resource/list-query.test.ts#%s on %s by %j finds %i'),
  'api-015': checked(
    'e2e/messages.spec.ts#adds a task folder and confirms its deletion with the specified texts',
    'packages/app-kit/src/data/error-message.test.ts#errorText returns the message of the server',
    'packages/app-kit/src/data/error-message.test.ts#errorText returns the fallback when %s',
  ),
  'api-016': open,
  'api-017': differs(
    'A list that cannot be loaded says so and offers a retry, because an empty list would be read as “there are none”.',
    'e2e/notifications.spec.ts#shows an error with retry in form and filter when users cannot be loaded',
  ),
  'api-018': open,
  'api-019': checked('packages/api/src/request.test.ts#sends the documented headers'),
  'api-020': checked('apps/server/src/resource/list-query.test.ts#a limit of -1 lists all records'),
  'auth-001': checked(
    'packages/permissions/src/permissions.test.ts#retail on sign-in',
    'e2e/session.spec.ts#redirects each user type by the route flow',
  ),
  'auth-002': checked(
    'packages/permissions/src/permissions.test.ts#a company user on sign-in',
    'e2e/session.spec.ts#redirects each user type by the route flow',
  ),
  'auth-003': checked('packages/api/src/session.test.ts#stores the session under the documented keys'),
  'auth-004': checked('packages/permissions/src/permissions.test.ts#decodes to the encoded value'),
  'auth-005': checked('apps/server/src/modules/auth/auth.test.ts#returns a session with the identity of %s'),
  'auth-006': checked(
    'apps/server/src/modules/security/security.test.ts#with a required reset chooses a new password at the next sign-in, with or without the email',
    'e2e/security.spec.ts#asks for a new password at sign-in when an administrator requires it',
  ),
  'auth-007': checked(
    'e2e/session.spec.ts#signs in with the keyboard only',
    'packages/api/src/session.test.ts#stores the session under the documented keys',
  ),
  'auth-008': checked(
    'e2e/session.spec.ts#clears stored data and drafts and ends the server session on sign-out',
    'packages/api/src/session.test.ts#clears everything but the theme',
  ),
  'auth-009': checked(
    'e2e/session.spec.ts#clears an undecodable stored session',
    'packages/api/src/session.test.ts#reports a session without rights or apps as malformed',
  ),
  'auth-010': checked(
    'e2e/session.spec.ts#redirects an unknown token to sign-in and back to the requested page',
  ),
  'auth-011': checked('e2e/session.spec.ts#rejects an undecodable sign-in response'),
  'auth-012': open,
  'auth-013': checked('packages/permissions/src/permissions.test.ts#retail on sign-in'),
  'validation-001': checked(
    'packages/validation/src/rules.test.ts#required',
    'packages/validation/src/rules.test.ts#required with a label',
  ),
  'validation-002': checked(
    'packages/validation/src/rules.test.ts#email',
    'packages/validation/src/rules.test.ts#empty email',
    'packages/validation/src/rules.test.ts#email list',
  ),
  'validation-003': checked(
    'packages/validation/src/rules.test.ts#password without special',
    'packages/validation/src/rules.test.ts#password with another special',
    'packages/validation/src/rules.test.ts#password too short',
    'apps/server/src/modules/auth/auth.test.ts#rejects the password %s with a message and keeps the link valid',
  ),
  'validation-004': checked(
    'packages/validation/src/rules.test.ts#phone',
    'packages/validation/src/rules.test.ts#accepts any phone number in the specified format',
  ),
  'validation-005': checked('e2e/session.spec.ts#resets a forgotten password by email and ends old sessions'),
  'validation-006': checked(
    'packages/validation/src/rules.test.ts#range',
    'packages/validation/src/materials.test.ts#specified messages by field',
  ),
  'validation-007': checked('packages/validation/src/rules.test.ts#url'),
  'validation-008': checked('packages/validation/src/rules.test.ts#exact length'),
  'validation-009': checked(
    'packages/validation/src/rules.test.ts#min length',
    'packages/app-kit/src/share-links/links.test.ts#validates expiry %s and password “%s”',
  ),
  'validation-010': checked(
    'packages/validation/src/rules.test.ts#min value',
    'packages/validation/src/rules.test.ts#min 0.001',
    'packages/validation/src/materials.test.ts#specified messages by field',
  ),
  'validation-011': differs(
    'Holds for amounts. Unit prices, costs and rates have up to four decimals, quantities up to ten (0113, 0116).',
    'packages/validation/src/rules.test.ts#decimals',
    'apps/server/src/modules/crm/crm.test.ts#has an amount with at most two decimals, and zeros after them are none',
    'apps/server/src/modules/setup/forms.test.ts#of amounts have at most two decimals, stored ones excepted',
  ),
  'validation-012': checked(
    'apps/server/src/modules/security/security.test.ts#has an email that is free when the specified check succeeds',
    'apps/server/src/modules/security/security.test.ts#cannot have an email that already has an account',
  ),
};
