import type { OwnSession } from '@plumbline/api';
import {
  ownAccountEndOtherSessions,
  ownAccountEndSession,
  useOwnAccountListSessions,
} from '@plumbline/api/hooks/security';
import { Button } from '@plumbline/ui/Button';
import { DataTable } from '@plumbline/ui/DataTable';
import { ListCard } from '@plumbline/ui/ListCard';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { toast } from '@plumbline/ui/toast';
import { LogOutIcon } from '@plumbline/ui/icons';
import { showError } from '@plumbline/app-kit/data/error-message';
import { isFatal } from '@plumbline/app-kit/data/load-errors';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { ago } from '@plumbline/app-kit/format/format-values';
import { agentName } from './user-agent.ts';
import { profileMessages } from './messages.ts';

/** Sessions of the signed-in user; all but the current one can be ended. */
export function Sessions() {
  const { data, error, mutate } = useOwnAccountListSessions();
  if (isFatal(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="table" count={3} label={profileMessages.loadingSessions} />;
  const end = async (call: () => Promise<{ data: { ended: number } }>) => {
    try {
      const { ended } = (await call()).data;
      toast.success(profileMessages.sessionsEnded(ended));
    } catch (reason) {
      showError(reason);
    }
    void mutate();
  };
  const others = data.data.filter(({ current }) => !current).length;
  const name = (row: OwnSession) => `${agentName(row.agent)}${row.current ? ' (this session)' : ''}`;
  return (
    <Stack gap={16}>
      <DataTable<OwnSession>
        label={profileMessages.sessions}
        variant="document"
        frame="card"
        rows={data.data}
        getRowId={(row) => row.uuid}
        rowLabel={name}
        rowActions={(row) => [
          {
            id: 'end',
            label: profileMessages.endSession,
            icon: LogOutIcon,
            onAction: () => void end(() => ownAccountEndSession(row.uuid)),
            ...(row.current ? { disabledReason: profileMessages.currentSessionReason } : {}),
          },
        ]}
        hasCardActions
        cardView={(row) => (
          <ListCard
            title={name(row)}
            subtitle={profileMessages.signedInAgo(ago(row.createdAt))}
            meta={[profileMessages.lastUsedAgo(ago(row.seenAt))]}
          />
        )}
        columns={[
          { id: 'agent', header: profileMessages.device, accessor: name, width: 260 },
          {
            id: 'createdAt',
            header: profileMessages.signedIn,
            type: 'datetime',
            accessor: (row) => row.createdAt,
            width: 184,
          },
          { id: 'seenAt', header: profileMessages.lastUsed, accessor: (row) => ago(row.seenAt), width: 140 },
        ]}
      />
      <div>
        <Button
          icon={LogOutIcon}
          onPress={() => void end(ownAccountEndOtherSessions)}
          {...(others ? {} : { disabledReason: profileMessages.onlySessionReason })}
        >
          {profileMessages.endAllOtherSessions}
        </Button>
      </div>
    </Stack>
  );
}
