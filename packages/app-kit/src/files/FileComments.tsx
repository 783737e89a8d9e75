import { useWorkdriveReadItem } from '@plumbline/api/hooks/workdrive';
import { Drawer } from '@plumbline/ui/Drawer';
import { Comments } from '../comments/comment-types.ts';
import { href } from '../navigation/routes.ts';
import { isFatal } from '../data/load-errors.ts';
import { Failed } from '../data/load-states.tsx';
import { undoArea } from './items.ts';
import { filesMessages } from './messages.ts';

/** Link that opens the comments of a drive file. */
export const fileCommentsHref = (uuid: string): string => href('Drive-folder', {}, { comments: uuid });

/** Dialog with the comments of a drive file. */
export function FileComments({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const { data, error, mutate } = useWorkdriveReadItem(uuid);
  const name = data?.data.name;
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={name === undefined ? filesMessages.comments : filesMessages.commentsOn(name)}
    >
      {isFatal(error, data !== undefined) ? (
        <Failed error={error} wasThere={data !== undefined} onRetry={() => void mutate()} />
      ) : (
        // Attachments belong to records; comments on a drive file have none.
        <Comments
          propType="file"
          propId={uuid}
          takesFiles={false}
          href={fileCommentsHref(uuid)}
          undoArea={undoArea}
        />
      )}
    </Drawer>
  );
}
