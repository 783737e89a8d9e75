/**
 * Fixed messages of the specification, verbatim including misspellings, each with its situation. All other texts are
 * defined in the screens that show them.
 */
export const messages = {
  /** Action of the task folder drawer. */
  addFolder: 'Add Folder',
  /** Person picker of the share dialog. */
  addPeopleByName: 'Add people by name',
  /** Link of the task folder drawer. */
  back: 'Back',
  /** Login with an undecodable session: login returns success false. */
  badAuthentication: 'Bad Authentication data. Malformed data',
  /** Older chat: fetch failure returns this text. */
  chatFetchError: 'Error fetching data',
  /** Newer chat: empty answer. */
  chatNoData: 'No data found.',
  /** Newer chat: failure. */
  chatNotFound: 'The requested resource could not be found. Please try searching with a different input',
  /** Older chat: send failure. */
  chatSendError: 'Sorry, there was an error sending your message. Please try again.',
  /** Button that clears the comment input. */
  clear: 'Clear',
  /** Copy to clipboard (account id copy). */
  clipboardCopied: 'Successfully copied to clipboard',
  /** Confirm password differs. */
  confirmPassword: 'The Confirm Password field confirmation does not match',
  /** Default text of the confirmation dialog. */
  confirmText: "You won't be able to revert this!",
  /** Confirmation dialogs for deletion. */
  confirmTextDelete: "You won't be able to revert this.",
  /** Confirm default. */
  confirmTextPlain: "You won't be able to revert this",
  /** Default title of the confirmation dialog; deletion confirmation. */
  confirmTitle: 'Are you sure?',
  /** Default label of the date picker. */
  dateRangeLabel: 'Date Range',
  /** Download success. */
  downloadStarted: 'File downloading...',
  /** A non-empty email is not valid (lists check each item). */
  emailFormat: 'The Email field must be a valid email',
  /** Default error toast; generic error. */
  errorGeneric: 'An error occur, please try again later',
  /** Variant of the default error toast; permission update failure; comment create network failure on a task; folder rename failure; project creation failure; upload step failure; report creation failure; manufacturing purchase failure. */
  errorGenericEror: 'An eror occur, please try again later',
  /** Restore failure. */
  errorRestore: 'An error occur Please try again later',
  /** Heading of the estimation header. */
  estimationHeading: 'Est.',
  /** Dropdown group of the estimation header. */
  estimationProjects: 'Estimation Projects',
  /** Exact length wrong (default 10). */
  exactLength: 'The number of Character must be {n}',
  /** Folder created. */
  folderAdded: 'Folder added successfully',
  /** Folder renamed. */
  folderUpdated: 'Folder Updated successfully',
  /** Delete success. */
  itemDeleted: 'Item Deleted Successfully',
  /** Item list spreadsheet downloaded. */
  itemListDownloaded: 'Item list downloaded successfully',
  /** Restore success. */
  itemRestored: 'Item Restore Successfully',
  /** Item shared. */
  itemShared: 'Item shared successfully',
  /** Section title of the launcher drawer. */
  launcherApplications: 'APPLICATIONS',
  /** Section title of the launcher drawer. */
  launcherManagementApplications: 'MANAGEMENT APPLICATIONS',
  /** Manufacturing purchase succeeded. */
  manufacturingPurchased: 'Successfully purchased manufacturing module',
  /** Heading of the material header. */
  materialHeading: 'Material',
  /** Material name equals material code. */
  materialNameCodeSame: 'Material name and code should not be same.',
  /** Shorter than the minimum length. */
  minLength: 'The Min number of Character  must be {n}',
  /** Below the minimum value (default 1). */
  minValue1: "The Value cann't be less than 1",
  /** Title of the collapsible section with custom fields in the task side panel. */
  moreField: 'More Field',
  /** Answer of the manufacturing purchase dialog. */
  no: 'NO',
  /** Task side panel with no task. */
  noTaskAvailable: 'No Task Available',
  /** Number out of range. */
  numberRange: 'Enter number between {min} and {max}',
  /** Server message of an HTTP 403 that sets the password-protected state. */
  passwordProtectedFile: 'password protected file',
  /** Password without 8 characters, upper case, lower case, digit and one special character from !@#$%&*(). */
  passwordStrength:
    'Field must contain at least one uppercase, lowercase, special character and digit with min 8 chars',
  /** Permission of a shared person updated. */
  permissionUpdated: 'Permission Updated successfully',
  /** Phone not of the form XXX-XXX-XXXX. */
  phoneFormat: 'Format must be XXX-XXX-XXXX',
  /** Notification response carries policyUpdated. */
  policyUpdated: 'Your policy has been updated please login again',
  /** A page that needs a project is opened with none selected. */
  projectMissing: 'Please select a project to view this page',
  /** No project selected. */
  projectMissingDot: 'Please select a project to view this page.',
  /** A required field is empty. */
  required: 'This field is required',
  /** A required field is empty; variant with the label. */
  requiredLabel: '{label} field is required',
  /** Button of the share dialog. */
  share: 'Share',
  /** Name of the fixed extra space (uuid -1). */
  sharedWithMe: 'Shared with me',
  /** Title of the table in the share dialog. */
  sharedWithTable: 'Shared With',
  /** Default success toast. */
  successDefault: 'Request approved for performing operation',
  /** Record fetch throws (warning); delete failure; folder create failure. */
  tryAgainLater: 'Please try again later',
  /** More than two decimals. */
  twoDecimals: 'Only two decimal places allowed',
  /** Title of the upload notice on completion (status success or another status). */
  uploadTitleComplete: 'Complete',
  /** Title of the upload notice at batch start (status pending). */
  uploadTitleUploading: 'Uploading...',
  /** URL does not start with http or https. */
  urlInvalid: 'URL is invalid',
  /** Heading of the vendors header. */
  vendorManagementHeading: 'Vendor Management',
  /** Default text of the warning dialog. */
  warningDialogText: 'You will be able to revert this!',
  /** Answer of the manufacturing purchase dialog. */
  yes: 'YES',
  /** Longer than the maximum length. The documents give no wording; it follows the minimum's. */
  maxLength: 'The Max number of Character  must be {n}',
  /** Below the minimum 0. The documents give no wording; it follows the minimum of 1. */
  minValue0: "The Value cann't be less than 0",
  /** Below the minimum 0.001. The documents give no wording; it follows the minimum of 1. */
  minValue0001: "The Value cann't be less than 0.001",
} as const;

export type MessageKey = keyof typeof messages;

/**
 * Fills the placeholders of a fixed message.
 * @example fill('numberRange', { min: 1, max: 10 }) // 'Enter number between 1 and 10'
 */
export function fill(key: MessageKey, values: Record<string, string | number>): string {
  return messages[key].replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
