export const uploadPanelMessages = {
  label: 'Uploads',
  uploading: 'Uploading...',
  complete: 'Complete',
  left: (left: string, all: string) => `${left} of ${all} left`,
  failed: (shown: string) => `${shown} failed`,
  show: 'Show files',
  hide: 'Hide files',
  fileFailed: 'Could not upload the file',
  retry: 'Retry',
  retryFile: (name: string) => `Retry ${name}`,
  cancelFile: (name: string) => `Cancel ${name}`,
  removeFile: (name: string) => `Remove ${name}`,
};
