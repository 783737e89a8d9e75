import { ApiError, downloadFile, type NotificationRow } from '@plumbline/api';
import { messages } from '@plumbline/validation/messages';
import { noticeCodes } from '@plumbline/validation/notification-kinds';
import { toast } from '@plumbline/ui/toast';
import { showError } from '../data/error-message.ts';
import { inTries } from './notification-feed.ts';

/** Documented: a report's file is tried for up to five times, two seconds apart. */
const downloadTries = {
  count: 5,
  apart: 2_000,
  // Still being made, and a server that is away, pass; that it is not there or not allowed does not.
  isFinal: (reason: unknown) =>
    reason instanceof ApiError && reason.status >= 400 && reason.status < 500 && reason.status !== 409,
};

/** Whether opening one brings a file. */
export const opensFile = ({ data }: NotificationRow): boolean =>
  (data.code === noticeCodes.openLink && data.signedUrl !== undefined) ||
  (data.code === noticeCodes.reportFile && data.uuid !== undefined);

/** What a notification's code does when it is opened. */
export function act({ data }: NotificationRow): void {
  if (data.code === noticeCodes.openLink && data.signedUrl) {
    const link = document.createElement('a');
    link.href = data.signedUrl;
    link.click();
    toast.success(messages.downloadStarted);
  }
  if (data.code === noticeCodes.reportFile && data.uuid)
    inTries(
      () => downloadFile(`/reportservice/download/${data.file_type ?? 'pdf'}/${data.uuid}`),
      downloadTries,
    ).then(() => toast.success(messages.downloadStarted), showError);
}
