export {
  ApiError,
  callHeaders,
  configureClient,
  downloadFile,
  nextTask,
  send,
  windowName,
} from './request.ts';
export { clearSession, readSession, storageKeys, storeSession, type StoredSession } from './session.ts';
export type * from './generated/model/index.ts';
