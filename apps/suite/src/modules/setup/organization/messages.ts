/** Texts of the setup organization screens. */
export const organizationMessages = {
  organization: 'Organization',
  departmentsDescription: 'Your company’s departments.',
  departmentsEmpty:
    'Add departments to show how your company is organized. A department has a head and can be part of another.',
  designationsEmpty: 'Job titles in your company, such as Estimator, Superintendent or Controller.',
  estimationFolders: 'Estimation folders',
  estimationFoldersDescription:
    'These folders are created for every new estimation. Anyone who can open the estimation can open them.',
  estimationFoldersEmpty: 'Folders you add here are created in every new estimation.',
  qualifiersEmpty: 'Qualifications your people hold, such as licenses, certificates or training.',
};
