import { checked, differs, type CoverageById } from '../coverage.ts';

/** Coverage of the rules of the areas workdrive. */
export const workdrive: CoverageById = {
  'workdrive-001': checked(
    'e2e/notifications.spec.ts#delivers a background export by notification, with download from the bell and the profile',
  ),
  'workdrive-002': checked(
    'e2e/uploads.spec.ts#rejects a file that is only named like a PDF, with the reason',
  ),
  'workdrive-003': checked(
    'e2e/workdrive.spec.ts#previews supported file types and reports unsupported ones',
  ),
  'workdrive-004': checked(
    'apps/server/src/modules/workdrive/attachment-permission.test.ts#name their record in every list',
  ),
  'workdrive-005': checked('e2e/public-links.spec.ts#downloads a file by id with a link token or a session'),
  'workdrive-006': differs(
    'The preview says that the type cannot be shown and offers the download.',
    'e2e/workdrive.spec.ts#previews supported file types and reports unsupported ones',
  ),
  'workdrive-007': checked(
    'apps/server/src/modules/workdrive/uploads.test.ts#produces ready sheets from parts with unchanged content',
  ),
};
