import { useWorkdriveUsage } from '@plumbline/api/hooks/workdrive';
import { useDecision } from '@plumbline/permissions/react';
import { Banner } from '@plumbline/ui/Banner';
import { LinkButton } from '@plumbline/ui/LinkButton';
import { ProgressBar } from '@plumbline/ui/ProgressBar';
import { formatBytes } from '@plumbline/ui/format';
import { href } from '../navigation/routes.ts';
import { filesMessages } from './messages.ts';

/** Share of the quota above which a warning is shown. */
const QUOTA_WARNING_RATIO = 0.9;

function useRoom() {
  const mayView = useDecision({ app: 2, name: 'drive', type: 'v' });
  const { data } = useWorkdriveUsage({ swr: { enabled: mayView.allowed, refreshInterval: 60_000 } });
  if (!data) return undefined;
  const { used, quota } = data.data;
  return {
    used,
    quota,
    text: `${formatBytes(used)} of ${formatBytes(quota)}`,
    state: used >= quota ? 'full' : used >= quota * QUOTA_WARNING_RATIO ? 'almost' : 'free',
  } as const;
}

/** Storage used of the company's quota, including versions and trash. */
export function StorageQuota() {
  const room = useRoom();
  if (!room) return null;
  return (
    <ProgressBar
      label={filesMessages.workDriveStorageUsed}
      value={room.used}
      max={Math.max(room.quota, 1)}
      valueText={room.text}
      tone={room.state === 'full' ? 'bad' : room.state === 'almost' ? 'warn' : 'info'}
    />
  );
}

/** Notice that the work drive is full or QUOTA_WARNING_RATIO full; renders nothing otherwise. */
export function StorageQuotaNotice({ edge = false, inTrash = false }: { edge?: boolean; inTrash?: boolean }) {
  const room = useRoom();
  if (!room || room.state === 'free') return null;
  const isFull = room.state === 'full';
  return (
    <Banner
      tone={isFull ? 'bad' : 'warn'}
      isAtEdge={edge}
      title={isFull ? filesMessages.driveFull : filesMessages.driveAlmostFull}
      {...(inTrash
        ? {}
        : {
            action: (
              <LinkButton size="sm" href={href('Drive-trash', {})}>
                {filesMessages.openTrash}
              </LinkButton>
            ),
          })}
    >
      {filesMessages.driveFullHint(room.text, isFull)}
    </Banner>
  );
}
