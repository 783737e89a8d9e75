import type { DriveFile } from '@plumbline/api';
import { FileComments } from '@plumbline/app-kit/files/FileComments';
import { LinkedPreview } from '@plumbline/app-kit/files/LinkedPreview';
import { setSearchParams } from '@plumbline/app-kit/navigation/set-search-params';
import { useSearchParams } from 'react-router';

/** Preview and comments of the file that the address names. Links in comment notifications open the comments. */
export function FilePreviewAndComments({
  items,
}: {
  /** Shown items, which the preview steps through. */
  items: readonly DriveFile[];
}) {
  const [address, setAddress] = useSearchParams();
  const previewed = address.get('file');
  const commentsOf = address.get('comments');
  const change = (values: Parameters<typeof setSearchParams>[0]) =>
    setAddress(setSearchParams(values), { replace: true });
  return (
    <>
      {previewed && (
        <LinkedPreview
          uuid={previewed}
          items={items}
          onShow={({ uuid }) => change({ file: uuid })}
          onClose={() => change({ file: undefined })}
          onComments={() => change({ file: undefined, comments: previewed })}
        />
      )}
      {commentsOf && (
        <FileComments
          uuid={commentsOf}
          onClose={() => setAddress(setSearchParams({ comments: undefined }))}
        />
      )}
    </>
  );
}
