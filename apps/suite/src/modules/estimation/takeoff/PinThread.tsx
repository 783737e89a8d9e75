import type { PlanMark } from '@plumbline/api';
import { href } from '@plumbline/app-kit';
import { copyText } from '@plumbline/app-kit/feedback/copy-text';
import { Comments } from '@plumbline/app-kit/comments/comment-types';
import { denialText, type Decision } from '@plumbline/permissions';
import { Button } from '@plumbline/ui/Button';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { IconButton } from '@plumbline/ui/IconButton';
import { Inline } from '@plumbline/ui/Inline';
import { CheckIcon, LinkIcon, MessageSquareIcon, Trash2Icon, Undo2Icon } from '@plumbline/ui/icons';
import { Pill } from '@plumbline/ui/Pill';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { takeoffMessages } from './messages.ts';

/** Comment thread of a pin with resolve, link and delete actions. */
export function PinThread({
  pinId,
  mark,
  isMine,
  isLoading,
  mayResolve,
  onResolve,
  onDelete,
}: {
  pinId: string;
  /** Pin on the page; undefined if it was deleted. */
  mark: PlanMark | undefined;
  isMine: boolean;
  isLoading: boolean;
  mayResolve: Decision;
  onResolve: (isResolved: boolean) => void;
  onDelete: () => void;
}) {
  if (!mark)
    return isLoading ? (
      <Skeleton shape="line" count={4} label={takeoffMessages.loadingTheComment} />
    ) : (
      <EmptyState icon={MessageSquareIcon} title={takeoffMessages.commentNotFound}>
        {takeoffMessages.commentDeletedByAuthor}
      </EmptyState>
    );
  const isResolved = mark.content.resolved === true;
  const address = href('estimation-pin', { uuid: pinId });
  return (
    <Stack gap={16}>
      <Inline gap={8} wraps>
        <Button
          size="sm"
          icon={isResolved ? Undo2Icon : CheckIcon}
          onPress={() => onResolve(!isResolved)}
          {...(mayResolve.allowed ? {} : { disabledReason: denialText(mayResolve) })}
        >
          {isResolved ? takeoffMessages.reopen : takeoffMessages.resolve}
        </Button>
        <IconButton
          icon={LinkIcon}
          label={takeoffMessages.copyLinkToComment}
          size="sm"
          onPress={() => copyText(location.origin + address)}
        />
        {isMine && (
          <IconButton icon={Trash2Icon} label={takeoffMessages.deleteComment} size="sm" onPress={onDelete} />
        )}
        {isResolved && <Pill tone="ok">{takeoffMessages.resolved}</Pill>}
      </Inline>
      <Comments propType="planPin" propId={pinId} takesFiles={false} href={address} />
    </Stack>
  );
}
