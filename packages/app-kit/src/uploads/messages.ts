/** Texts of the uploads screens. */
export const uploadsMessages = {
  uploadRejected: 'The upload was rejected.',
};
