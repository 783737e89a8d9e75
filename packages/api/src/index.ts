export {
  ApiError,
  callHeaders,
  configureClient,
  downloadFile,
  nextTask,
  send,
  windowName,
} from './request.ts';
export {
  adoptToken,
  clearSession,
  ownToken,
  readSession,
  storageKeys,
  storeSession,
  type StoredSession,
} from './session.ts';
export type * from './generated/plumbline.schemas.ts';
