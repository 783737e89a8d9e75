import { workdrivePreview } from '@plumbline/api/hooks/workdrive';
import { messages } from '@plumbline/validation/messages';
import { toast } from '@plumbline/ui/toast';
import { sendFile } from '../uploads/upload-file.ts';
import { fileIdOfAddress } from './thread.ts';

/** Cache time of signed URLs in milliseconds; shorter than their lifetime. */
const CACHE_MS = 120_000;
const addresses = new Map<string, { until: number; url: Promise<string | undefined> }>();

/** Resolves the drive address of an image in a text to a signed URL. */
export function imageSource(src: string): Promise<string | undefined> {
  const uuid = fileIdOfAddress(src);
  if (uuid === undefined) return Promise.resolve(src);
  const cached = addresses.get(uuid);
  if (cached && cached.until > Date.now()) return cached.url;
  const url = workdrivePreview(uuid).then(
    ({ data }) => data.url,
    () => {
      addresses.delete(uuid);
      return undefined;
    },
  );
  addresses.set(uuid, { until: Date.now() + CACHE_MS, url });
  return url;
}

/**
 * Uploads a file to the files of the commented record in the three specified steps.
 * @throws Error with the specified message, which is also shown as a warning.
 */
export async function sendToDrive(
  file: File,
  of: { prop_type: string; prop_id: string },
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<string> {
  try {
    return await sendFile(
      {
        // Pasted images have no file name.
        file: file.name ? file : new File([file], 'image.png', { type: file.type }),
        target: of,
        key: crypto.randomUUID(),
        signal,
      },
      { onRecord: () => undefined, onPercent: onProgress },
    );
  } catch (reason) {
    if (signal.aborted) throw reason;
    toast.warning(messages.errorGenericEror);
    throw new Error(messages.errorGenericEror, { cause: reason });
  }
}
