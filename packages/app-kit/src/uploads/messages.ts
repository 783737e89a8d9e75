/** Texts of the uploads screens. */
export const uploadsMessages = {
  theUploadWasRejected: 'The upload was rejected.',
};
