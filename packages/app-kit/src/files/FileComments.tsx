import { useWorkdriveItem } from '@plumbline/api/hooks/workdrive';
import { Drawer } from '@plumbline/ui/Drawer';
import { Comments } from '../comments/comment-types.ts';
import { href } from '../navigation/routes.ts';
import { Failed } from '../data/load-states.tsx';
import { undoArea } from './items.ts';

/** Where what is said about a file is read: over the drive, for whoever may open it. */
export const fileCommentsHref = (uuid: string): string => href('Drive-folder', {}, { comments: uuid });

/** What is said about a file of the drive, by all who may open it. */
export function FileComments({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const { data, error, mutate } = useWorkdriveItem(uuid);
  const name = data?.data.name;
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={name === undefined ? 'Comments' : `Comments on ${name}`}
    >
      {error ? (
        <Failed error={error} wasThere={data !== undefined} onRetry={() => void mutate()} />
      ) : (
        // Files are put on records; a file of the drive has none of its own.
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
