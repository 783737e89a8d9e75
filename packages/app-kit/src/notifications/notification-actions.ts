import { ApiError, downloadFile, type NotificationRow } from '@plumbline/api';
import { messages } from '@plumbline/validation/messages';
import { noticeCodes } from '@plumbline/validation/notification-kinds';
import { toast } from '@plumbline/ui/toast';
import { showError } from '../data/error-message.ts';
import { retry } from './notification-feed.ts';

/** Retries of a report download: five times, two seconds apart, as specified. */
const downloadTries = {
  count: 5,
  apart: 2_000,
  // A file in progress or an unreachable server is retried; a missing or forbidden file is not.
  isFinal: (reason: unknown) =>
    reason instanceof ApiError && reason.status >= 400 && reason.status < 500 && reason.status !== 409,
};

/** True when opening the notification downloads a file. */
export const opensFile = ({ data }: NotificationRow): boolean =>
  (data.code === noticeCodes.openLink && data.signedUrl !== undefined) ||
  (data.code === noticeCodes.reportFile && data.uuid !== undefined);

/** Runs the action of a notification. */
export function runNotificationAction({ data }: NotificationRow): void {
  if (data.code === noticeCodes.openLink && data.signedUrl) {
    const link = document.createElement('a');
    link.href = data.signedUrl;
    link.click();
    toast.success(messages.downloadStarted);
  }
  if (data.code === noticeCodes.reportFile && data.uuid)
    retry(
      () => downloadFile(`/reportservice/download/${data.file_type ?? 'pdf'}/${data.uuid}`),
      downloadTries,
    ).then(() => toast.success(messages.downloadStarted), showError);
}
