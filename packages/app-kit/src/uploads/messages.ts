/** Texts of the uploads screens. */
export const uploadsMessages = {
  connectionLost: 'Connection lost. The upload continues when you are back online.',
  uploadRejected: 'The upload was rejected.',
};
