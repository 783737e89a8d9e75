import { checked, pending, review, type Coverage } from './coverage.ts';

/** Message of the specification: its exact text, misspellings included; empty where the wording is not given. */
export interface SpecifiedMessage extends Coverage {
  text: string;
}

/** Coverage of the messages, by key. */
export const messages: Readonly<Record<string, SpecifiedMessage>> = {
  'add-folder': {
    text: 'Add Folder',
    ...checked('e2e/messages.spec.ts#adds a task folder and confirms its deletion with the specified texts'),
  },
  'add-people-by-name': {
    text: 'Add people by name',
    ...checked('e2e/messages.spec.ts#shows the specified message after changing a space permission'),
  },
  back: {
    text: 'Back',
    ...checked('e2e/specification-tasks.spec.ts#failures of folders have the specified messages'),
  },
  'bad-authentication': {
    text: 'Bad Authentication data. Malformed data',
    ...checked('e2e/session.spec.ts#rejects an undecodable sign-in response'),
  },
  'chat-fetch-error': {
    text: 'Error fetching data',
    ...checked(
      'apps/server/src/modules/assistant/assistant.test.ts#returns the older call’s specified failure text',
    ),
  },
  'chat-no-data': {
    text: 'No data found.',
    ...checked(
      'apps/server/src/modules/assistant/assistant.test.ts#returns the specified text when nothing is found',
      'e2e/assistant.spec.ts#reports empty answers and failures with the specified messages and keeps the input',
    ),
  },
  'chat-not-found': {
    text: 'The requested resource could not be found. Please try searching with a different input',
    ...checked(
      'apps/server/src/modules/assistant/assistant.test.ts#returns the specified text when the model is unreachable, and still answers known questions',
    ),
  },
  'chat-send-error': {
    text: 'Sorry, there was an error sending your message. Please try again.',
    ...checked(
      'e2e/assistant.spec.ts#reports empty answers and failures with the specified messages and keeps the input',
    ),
  },
  clear: {
    text: 'Clear',
    ...checked(
      'e2e/specification-tasks.spec.ts#comments are cleared, not posted when empty, and edited in a dialog',
    ),
  },
  'clipboard-copied': {
    text: 'Successfully copied to clipboard',
    ...checked('e2e/messages.spec.ts#shows the specified message after copying a number'),
  },
  'confirm-password': {
    text: 'The Confirm Password field confirmation does not match',
    ...checked('e2e/session.spec.ts#resets a forgotten password by email and ends old sessions'),
  },
  'confirm-text': {
    text: "You won't be able to revert this!",
    ...checked('packages/ui/src/components/Dialog/ConfirmDialog.stories.tsx#Default'),
  },
  'confirm-text-delete': {
    text: "You won't be able to revert this.",
    ...checked('e2e/messages.spec.ts#adds a task folder and confirms its deletion with the specified texts'),
  },
  'confirm-text-plain': {
    text: "You won't be able to revert this",
    ...review(
      'Another spelling of `confirm-text-delete`, which the product uses; two texts for one question would differ by a full stop.',
    ),
  },
  'confirm-title': {
    text: 'Are you sure?',
    ...checked('e2e/messages.spec.ts#adds a task folder and confirms its deletion with the specified texts'),
  },
  'date-range-label': {
    text: 'Date Range',
    ...checked(
      'e2e/specification-tasks.spec.ts#a project needs a name, and has a range of dates that a folder has not',
    ),
  },
  'download-started': {
    text: 'File downloading...',
    ...checked(
      'e2e/notifications.spec.ts#delivers a background export by notification, with download from the bell and the profile',
    ),
  },
  'email-format': {
    text: 'The Email field must be a valid email',
    ...checked('packages/validation/src/rules.test.ts#email'),
  },
  'error-generic': {
    text: 'An error occur, please try again later',
    ...checked('packages/app-kit/src/data/error-message.test.ts#errorText returns the fallback when %s'),
  },
  'error-generic-eror': {
    text: 'An eror occur, please try again later',
    ...checked(
      'e2e/navigation.spec.ts#confirms, cancels, fails and completes the purchase',
      'e2e/specification-tasks.spec.ts#failures of folders have the specified messages',
    ),
  },
  'error-restore': {
    text: 'An error occur Please try again later',
    ...checked('packages/app-kit/src/data/error-message.test.ts#errorText returns the fallback when %s'),
  },
  'estimation-heading': {
    text: 'Est.',
    ...checked('apps/suite/src/menus.alone.test.ts#headings of areas are those of the specification'),
  },
  'estimation-projects': {
    text: 'Estimation Projects',
    ...checked('apps/suite/src/menus.alone.test.ts#the menu of %s is in documented order and words'),
  },
  'exact-length': {
    text: 'The number of Character must be {n}',
    ...checked('packages/validation/src/rules.test.ts#exact length'),
  },
  'folder-added': {
    text: 'Folder added successfully',
    ...checked('e2e/messages.spec.ts#adds a task folder and confirms its deletion with the specified texts'),
  },
  'folder-updated': {
    text: 'Folder Updated successfully',
    ...checked(
      'apps/server/src/modules/tasks/folders.test.ts#has a name, a fixed type and a location, recorded in the audit log',
    ),
  },
  'item-deleted': {
    text: 'Item Deleted Successfully',
    ...checked('e2e/messages.spec.ts#adds a task folder and confirms its deletion with the specified texts'),
  },
  'item-list-downloaded': {
    text: 'Item list downloaded successfully',
    ...checked('e2e/crm.spec.ts#exports the list as an Excel workbook'),
  },
  'item-restored': {
    text: 'Item Restore Successfully',
    ...checked(
      'e2e/recent-changes.spec.ts#lists changes with user and values, filters them and restores a deletion',
    ),
  },
  'item-shared': {
    text: 'Item shared successfully',
    ...checked('e2e/tasks.spec.ts#shares a space and removes the access again'),
  },
  'launcher-applications': {
    text: 'APPLICATIONS',
    ...checked('e2e/navigation.spec.ts#supports search and arrow keys in the launcher'),
  },
  'launcher-management-applications': {
    text: 'MANAGEMENT APPLICATIONS',
    ...checked('e2e/navigation.spec.ts#supports search and arrow keys in the launcher'),
  },
  'manufacturing-purchased': {
    text: 'Successfully purchased manufacturing module',
    ...checked('e2e/navigation.spec.ts#confirms, cancels, fails and completes the purchase'),
  },
  'material-heading': {
    text: 'Material',
    ...checked('apps/suite/src/menus.alone.test.ts#headings of areas are those of the specification'),
  },
  'material-name-code-same': {
    text: 'Material name and code should not be same.',
    ...checked('packages/validation/src/materials.test.ts#specified messages by field'),
  },
  'max-length': { text: '', ...checked('packages/validation/src/rules.test.ts#too long') },
  'min-length': {
    text: 'The Min number of Character  must be {n}',
    ...checked('packages/validation/src/rules.test.ts#min length'),
  },
  'min-value-0': {
    text: '',
    ...checked('packages/validation/src/materials.test.ts#specified messages by field'),
  },
  'min-value-0-001': { text: '', ...checked('packages/validation/src/rules.test.ts#min 0.001') },
  'min-value-1': {
    text: "The Value cann't be less than 1",
    ...checked('packages/validation/src/rules.test.ts#min value'),
  },
  'more-field': {
    text: 'More Field',
    ...checked('e2e/messages.spec.ts#lists custom fields of a task under the specified title'),
  },
  no: {
    text: 'NO',
    ...checked('e2e/navigation.spec.ts#confirms, cancels, fails and completes the purchase'),
  },
  'no-task-available': {
    text: 'No Task Available',
    ...checked('e2e/messages.spec.ts#shows the specified message for a deleted task'),
  },
  'number-range': {
    text: 'Enter number between {min} and {max}',
    ...checked('packages/validation/src/rules.test.ts#range'),
  },
  'password-protected-file': {
    text: 'password protected file',
    ...checked(
      'apps/server/src/modules/share-links/share-links.test.ts#is required before anything is shown, with the specified message',
    ),
  },
  'password-strength': {
    text: 'Field must contain at least one uppercase, lowercase, special character and digit with min 8 chars',
    ...checked('packages/validation/src/rules.test.ts#password too short'),
  },
  'permission-updated': {
    text: 'Permission Updated successfully',
    ...checked('e2e/messages.spec.ts#shows the specified message after changing a space permission'),
  },
  'phone-format': {
    text: 'Format must be XXX-XXX-XXXX',
    ...checked('packages/validation/src/rules.test.ts#phone'),
  },
  'policy-updated': {
    text: 'Your policy has been updated please login again',
    ...checked('e2e/specification.spec.ts#asks to sign in again after a change of rights'),
  },
  'project-missing': { text: 'Please select a project to view this page', ...pending('projects') },
  'project-missing-dot': { text: 'Please select a project to view this page.', ...pending('projects') },
  required: { text: 'This field is required', ...checked('packages/validation/src/rules.test.ts#required') },
  'required-label': {
    text: '{label} field is required',
    ...checked('packages/validation/src/rules.test.ts#required with a label'),
  },
  share: {
    text: 'Share',
    ...checked('e2e/messages.spec.ts#shows the specified message after changing a space permission'),
  },
  'shared-with-me': {
    text: 'Shared with me',
    ...checked(
      'apps/server/src/modules/tasks/folders.test.ts#are listed with open task counts and “Shared with me” last',
    ),
  },
  'shared-with-table': {
    text: 'Shared With',
    ...checked('packages/ui/src/patterns/ShareDialog/ShareDialog.stories.tsx#Default'),
  },
  'success-default': {
    text: 'Request approved for performing operation',
    ...checked('e2e/crm.spec.ts#shows form errors, keeps input and saves once on repeated presses'),
  },
  'try-again-later': {
    text: 'Please try again later',
    ...checked(
      'e2e/specification-tasks.spec.ts#failures of folders have the specified messages',
      'packages/app-kit/src/data/error-message.test.ts#errorText returns the fallback when %s',
    ),
  },
  'two-decimals': {
    text: 'Only two decimal places allowed',
    ...checked(
      'packages/validation/src/rules.test.ts#decimals',
      'apps/server/src/modules/crm/crm.test.ts#has an amount with at most two decimals, and zeros after them are none',
    ),
  },
  'upload-title-complete': {
    text: 'Complete',
    ...checked('packages/ui/src/patterns/UploadPanel/UploadPanel.stories.tsx#RetriesAndCloses'),
  },
  'upload-title-uploading': {
    text: 'Uploading...',
    ...checked('packages/ui/src/patterns/UploadPanel/UploadPanel.stories.tsx#RetriesAndCloses'),
  },
  'url-invalid': { text: 'URL is invalid', ...checked('packages/validation/src/rules.test.ts#url') },
  'vendor-management-heading': {
    text: 'Vendor Management',
    ...checked('apps/suite/src/menus.alone.test.ts#headings of areas are those of the specification'),
  },
  'warning-dialog-text': {
    text: 'You will be able to revert this!',
    ...checked('e2e/crm.spec.ts#deletes selected rows after confirmation'),
  },
  yes: {
    text: 'YES',
    ...checked('e2e/navigation.spec.ts#confirms, cancels, fails and completes the purchase'),
  },
};
