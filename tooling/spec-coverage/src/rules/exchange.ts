import { checked, differs, type CoverageById } from '../coverage.ts';

/** Coverage of the rules of the areas notifications, uploads, import-export. */
export const exchange: CoverageById = {
  'import-export-001': checked(
    'e2e/import.spec.ts#fixes errors of a workbook in place, imports it, opens it again and undoes the import',
  ),
  'import-export-002': checked(
    'apps/server/src/modules/imports/imports.test.ts#accepts what an export contains',
    'apps/server/src/resource/list-query.test.ts#contains all rows of the list in a spreadsheet of one sheet',
  ),
  'import-export-003': checked(
    'apps/server/src/resource/list-query.test.ts#contains all rows of the list in a spreadsheet of one sheet',
  ),
  'import-export-004': checked(
    'apps/server/src/modules/imports/imports.test.ts#accepts what an export contains',
  ),
  'import-export-005': checked(
    'apps/server/src/modules/imports/imports.test.ts#return a template with all columns that imports unchanged',
  ),
  'import-export-006': checked(
    'apps/server/src/modules/imports/imports.test.ts#return a template with all columns that imports unchanged',
  ),
  'import-export-007': checked(
    'e2e/import.spec.ts#fixes errors of a workbook in place, imports it, opens it again and undoes the import',
  ),
  'import-export-008': checked(
    'apps/server/src/modules/imports/imports.test.ts#return a template with all columns that imports unchanged',
    'apps/server/src/modules/imports/rules.test.ts#parse %s with order %s as %s',
  ),
  'notifications-001': checked(
    'e2e/notifications.spec.ts#lists ten notifications in the bell, links them and marks them read in the bell and the profile',
  ),
  'notifications-002': checked(
    'e2e/session.spec.ts#stops polling in a hidden window and resumes when it becomes visible',
    'e2e/session.spec.ts#marks requests of an unattended window so that they do not extend the session',
  ),
  'notifications-003': checked(
    'e2e/notifications.spec.ts#lists ten notifications in the bell, links them and marks them read in the bell and the profile',
    'apps/server/src/capabilities/notifications/notify.test.ts#returns the notifications after the last known one and the number of unread ones',
  ),
  'notifications-004': checked(
    'apps/server/src/modules/security/security.test.ts#applies to the next call of its users and notifies their sessions',
    'e2e/specification.spec.ts#asks to sign in again after a change of rights',
  ),
  'notifications-005': checked(
    'apps/server/src/modules/imports/imports.test.ts#offers the rejected rows as a file by code 200 to its user while they may view such records',
  ),
  'notifications-006': checked(
    'apps/server/src/modules/reports/exports.test.ts#exports a list in a job, notifies by code 5000 and lets the requester download it',
    'e2e/notifications.spec.ts#delivers a background export by notification, with download from the bell and the profile',
  ),
  'notifications-007': checked(
    'apps/server/src/modules/workdrive/uploads.test.ts#produces ready sheets from parts with unchanged content',
  ),
  'notifications-008': checked(
    'e2e/notifications.spec.ts#lists ten notifications in the bell, links them and marks them read in the bell and the profile',
  ),
  'notifications-009': checked(
    'e2e/notifications.spec.ts#lists ten notifications in the bell, links them and marks them read in the bell and the profile',
  ),
  'uploads-001': checked('packages/ui/src/patterns/UploadPanel/UploadPanel.stories.tsx#RetriesAndCloses'),
  'uploads-002': checked(
    'packages/ui/src/patterns/UploadPanel/UploadPanel.stories.tsx#Default',
    'packages/ui/src/patterns/UploadPanel/UploadPanel.stories.tsx#Failed',
  ),
  'uploads-003': checked(
    'packages/ui/src/patterns/UploadPanel/UploadPanel.stories.tsx#Default',
    'packages/ui/src/patterns/UploadPanel/UploadPanel.stories.tsx#RetriesAndCloses',
  ),
  'uploads-004': checked(
    'packages/app-kit/src/uploads/upload-store.alone.test.ts#uploads three files at a time and starts the next when one ends',
  ),
  'uploads-005': checked('packages/ui/src/patterns/UploadPanel/progress.test.ts#is 5 + percent / 1.052'),
  'uploads-006': checked(
    'apps/server/src/modules/workdrive/uploads.test.ts#produces ready sheets from parts with unchanged content',
  ),
  'uploads-007': differs(
    'The reason is shown beside the file, with a retry where one can help, instead of the general message.',
    'packages/app-kit/src/uploads/upload-store.alone.test.ts#resumes interrupted uploads when the browser is online again, and no others',
    'e2e/uploads.spec.ts#rejects a file that is only named like a PDF, with the reason',
  ),
  'uploads-008': checked(
    'apps/server/src/modules/setup/setup.test.ts#accepts a logo by its content, not by its name',
  ),
};
