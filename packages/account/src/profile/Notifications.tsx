import type { NotificationRow } from '@plumbline/api';
import { shellReadNotification, useShellNotifications } from '@plumbline/api/hooks/shell';
import type { RouteAccess } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import {
  allDueReminders,
  dueReminders,
  dueRemindersWanted,
  noticesByMail,
  notices,
  zoneOfMornings,
  type DueReminder,
  type NoticeKind,
} from '@plumbline/validation/notification-kinds';
import { Button } from '@plumbline/ui/Button';
import { CheckboxGroup } from '@plumbline/ui/CheckboxGroup';
import { ComboBox } from '@plumbline/ui/ComboBox';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { Inline } from '@plumbline/ui/Inline';
import { Link } from '@plumbline/ui/Link';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { StatusText } from '@plumbline/ui/StatusText';
import { Timeline } from '@plumbline/ui/Timeline';
import { BellIcon, DownloadIcon, MailIcon, MailOpenIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { useApp } from '@plumbline/app-kit/app/app-context';
import { showError } from '@plumbline/app-kit/data/error-message';
import { isLost } from '@plumbline/app-kit/data/load-errors';
import { act, opensFile } from '@plumbline/app-kit/notifications/notification-actions';
import { placeOf } from '@plumbline/app-kit/notifications/NotificationBell';
import { usePreference } from '@plumbline/app-kit/session/use-preference';
import { useRefresh } from '@plumbline/app-kit/data/use-revalidate';
import { Failed, PartLoaded } from '@plumbline/app-kit/data/load-states';
import { ago } from '@plumbline/app-kit/format/format-values';

const size = 50;
const kinds = Object.keys(notices) as NoticeKind[];
/** What only one portal's people are told of. */
const onlyIn: Partial<Record<NoticeKind, RouteAccess['portal']>> = {
  planSet: 'suite',
  task: 'suite',
  reminder: 'suite',
  partnerRequest: 'admin',
  customerRequest: 'admin',
};

/** Which kinds of notice also come by mail. */
function ByMail() {
  const [chosen, setChosen, , call] = usePreference<NoticeKind[]>(noticesByMail, []);
  const { portal } = useApp();
  const shown = kinds.filter((kind) => (onlyIn[kind] ?? portal) === portal);
  return (
    <PartLoaded of={call} label="Loading what comes by mail">
      <CheckboxGroup
        label="Also by mail"
        options={shown.map((id) => ({ id, label: notices[id] }))}
        value={chosen}
        onChange={(next) => setChosen(kinds.filter((kind) => next.includes(kind)))}
      />
    </PartLoaded>
  );
}

const zones = Intl.supportedValuesOf('timeZone').map((id) => ({ id, label: id.replaceAll('_', ' ') }));

/** When somebody is reminded of the tasks that they are assigned to. */
function Reminders() {
  const [wanted, setWanted, isReady, wantedCall] = usePreference<DueReminder[]>(
    dueRemindersWanted,
    allDueReminders,
  );
  const [zone, setZone, hasZone, zoneCall] = usePreference<string>(zoneOfMornings, '');
  if (!isReady || !hasZone)
    return (
      <PartLoaded of={isReady ? zoneCall : wantedCall} label="Loading when you are reminded of tasks">
        {null}
      </PartLoaded>
    );
  return (
    <Stack gap={16} measure="narrow">
      <CheckboxGroup
        label="Remind me of tasks that I am assigned to"
        options={allDueReminders.map((id) => ({ id, label: dueReminders[id].label }))}
        value={wanted}
        onChange={(next) => setWanted(allDueReminders.filter((each) => next.includes(each)))}
      />
      <ComboBox
        label="Time zone of reminders"
        description="They come at 8:00 in the morning."
        placeholder="The company’s"
        options={zones}
        value={zone || null}
        onChange={(next) => setZone(next ?? '')}
      />
    </Stack>
  );
}

/** What somebody was told, leading to what it is about. */
function Said({ row, onOpen }: { row: NotificationRow; onOpen: () => void }) {
  const place = placeOf(row);
  const text = row.data.name ? `${row.data.name}: ${row.data.message}` : row.data.message;
  return place ? (
    <Link href={place} onPress={onOpen}>
      {text}
    </Link>
  ) : (
    text
  );
}

/** All notifications, page by page, which of them also come by mail, and when tasks are reminded of. */
export function Notifications() {
  const { portal } = useApp();
  const seesTasks = useDecision({ app: 8, name: 'task', type: 'v' });
  return (
    <Stack gap={32}>
      <List />
      <ByMail />
      {portal === 'suite' && seesTasks.allowed && <Reminders />}
    </Stack>
  );
}

function List() {
  const [offset, setOffset] = useState(0);
  const { data, error, mutate } = useShellNotifications({ limit: size, offset });
  const refresh = useRefresh('/notification');
  if (isLost(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="line" count={6} label="Loading your notifications" />;
  const { notifications, unread } = data.data;
  if (notifications.length === 0 && offset === 0)
    return (
      <EmptyState icon={BellIcon} title="Nothing yet">
        What others do that concerns you is listed here.
      </EmptyState>
    );
  const read = (of: { uuid?: string }) => void shellReadNotification(of).then(refresh, showError);
  const readOne = ({ uuid, isviewed }: NotificationRow) => isviewed === 0 && read({ uuid });
  return (
    <Stack gap={16}>
      <Inline gap={8}>
        <Button
          icon={MailOpenIcon}
          onPress={() => read({})}
          {...(unread > 0 ? {} : { disabledReason: 'Everything is read.' })}
        >
          Mark all as read
        </Button>
      </Inline>
      <Timeline
        label="Notifications"
        groups={[
          {
            label:
              notifications.length > 0
                ? `${offset + 1} to ${offset + notifications.length}`
                : 'No older ones',
            entries: notifications.map((row) => ({
              id: row.uuid,
              icon: row.isviewed === 0 ? MailIcon : MailOpenIcon,
              title: <Said row={row} onOpen={() => readOne(row)} />,
              time: ago(row.createdAt),
              dateTime: row.createdAt,
              ...(row.isviewed === 0 || opensFile(row)
                ? {
                    children: (
                      <Inline gap={12}>
                        {row.isviewed === 0 && <StatusText tone="info">Unread</StatusText>}
                        {opensFile(row) && (
                          <Button
                            size="sm"
                            icon={DownloadIcon}
                            onPress={() => {
                              act(row);
                              readOne(row);
                            }}
                          >
                            Download
                          </Button>
                        )}
                      </Inline>
                    ),
                  }
                : {}),
            })),
          },
        ]}
      />
      <Inline gap={8}>
        {offset > 0 && <Button onPress={() => setOffset(Math.max(0, offset - size))}>Newer</Button>}
        {notifications.length === size && <Button onPress={() => setOffset(offset + size)}>Older</Button>}
      </Inline>
    </Stack>
  );
}
