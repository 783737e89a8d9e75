import { workdrivePreview } from '@plumbline/api/hooks/workdrive';
import { messages } from '@plumbline/validation/messages';
import { toast } from '@plumbline/ui/toast';
import { sendFile } from '../uploads/upload-file.ts';
import { fileOfAddress } from './thread.ts';

/** Milliseconds for which a signed address is used again: it lives longer. */
const lives = 120_000;
const addresses = new Map<string, { until: number; url: Promise<string | undefined> }>();

/** Where the browser finds an image that stands in a text by its address in the drive. */
export function imageSource(src: string): Promise<string | undefined> {
  const uuid = fileOfAddress(src);
  if (uuid === undefined) return Promise.resolve(src);
  const known = addresses.get(uuid);
  if (known && known.until > Date.now()) return known.url;
  const url = workdrivePreview(uuid).then(
    ({ data }) => data.url,
    () => {
      addresses.delete(uuid);
      return undefined;
    },
  );
  addresses.set(uuid, { until: Date.now() + lives, url });
  return url;
}

/**
 * Puts a file into the drive beside the record that is commented on, in the documented three steps.
 * @throws Error in the documented words, which are told as a warning, too.
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
        // What is pasted has no name of its own.
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
