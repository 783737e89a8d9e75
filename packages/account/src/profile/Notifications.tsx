import type { NotificationRow } from '@plumbline/api';
import { notificationsMarkRead, useNotificationsList } from '@plumbline/api/hooks/workspace';
import type { RouteAccess } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import {
  allDueReminders,
  dueReminders,
  dueRemindersPreference,
  noticesByMail,
  notices,
  reminderTimeZonePreference,
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
import { isFatal } from '@plumbline/app-kit/data/load-errors';
import { runNotificationAction, opensFile } from '@plumbline/app-kit/notifications/notification-actions';
import { placeOf } from '@plumbline/app-kit/notifications/NotificationBell';
import { usePreference } from '@plumbline/app-kit/session/use-preference';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { Failed, SectionLoaded } from '@plumbline/app-kit/data/load-states';
import { ago } from '@plumbline/app-kit/format/format-values';
import { profileMessages } from './messages.ts';

const size = 50;
const kinds = Object.keys(notices) as NoticeKind[];
/** Notification types that exist in one portal only. */
const portalOf: Partial<Record<NoticeKind, RouteAccess['portal']>> = {
  planSet: 'suite',
  task: 'suite',
  reminder: 'suite',
  partnerRequest: 'admin',
  customerRequest: 'admin',
};

/** Settings of the notification types that are also sent by email. */
function EmailSettings() {
  const [chosen, setChosen, , call] = usePreference<NoticeKind[]>(noticesByMail, []);
  const { portal } = useApp();
  const shown = kinds.filter((kind) => (portalOf[kind] ?? portal) === portal);
  return (
    <SectionLoaded of={call} label={profileMessages.loadingEmailSettings}>
      <CheckboxGroup
        label={profileMessages.alsoSendByEmail}
        options={shown.map((id) => ({ id, label: notices[id] }))}
        value={chosen}
        onChange={(next) => setChosen(kinds.filter((kind) => next.includes(kind)))}
      />
    </SectionLoaded>
  );
}

const zones = Intl.supportedValuesOf('timeZone').map((id) => ({ id, label: id.replaceAll('_', ' ') }));

/** Settings of task reminders. */
function Reminders() {
  const [wanted, setWanted, isReady, wantedCall] = usePreference<DueReminder[]>(
    dueRemindersPreference,
    allDueReminders,
  );
  const [zone, setZone, hasZone, zoneCall] = usePreference<string>(reminderTimeZonePreference, '');
  if (!isReady || !hasZone)
    return (
      <SectionLoaded of={isReady ? zoneCall : wantedCall} label={profileMessages.loadingReminderSettings}>
        {null}
      </SectionLoaded>
    );
  return (
    <Stack gap={16} measure="narrow">
      <CheckboxGroup
        label={profileMessages.taskReminders}
        options={allDueReminders.map((id) => ({ id, label: dueReminders[id].label }))}
        value={wanted}
        onChange={(next) => setWanted(allDueReminders.filter((each) => next.includes(each)))}
      />
      <ComboBox
        label={profileMessages.timeZone}
        description={profileMessages.timeZoneHint}
        placeholder={profileMessages.companyTimeZone}
        options={zones}
        value={zone || null}
        onChange={(next) => setZone(next ?? '')}
      />
    </Stack>
  );
}

/** One notification, linked to its record. */
function NotificationItem({ row, onOpen }: { row: NotificationRow; onOpen: () => void }) {
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

/** All notifications in pages, with the email and reminder settings. */
export function Notifications() {
  const { portal } = useApp();
  const seesTasks = useDecision({ app: 8, name: 'task', type: 'v' });
  return (
    <Stack gap={32}>
      <List />
      <EmailSettings />
      {portal === 'suite' && seesTasks.allowed && <Reminders />}
    </Stack>
  );
}

function List() {
  const [offset, setOffset] = useState(0);
  const { data, error, mutate } = useNotificationsList({ limit: size, offset });
  const refresh = useRevalidate('/notification');
  if (isFatal(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="line" count={6} label={profileMessages.loadingYourNotifications} />;
  const { notifications, unread } = data.data;
  if (notifications.length === 0 && offset === 0)
    return (
      <EmptyState icon={BellIcon} title={profileMessages.noNotificationsYet}>
        {profileMessages.notificationsEmpty}
      </EmptyState>
    );
  const read = (of: { uuid?: string }) => void notificationsMarkRead(of).then(refresh, showError);
  const readOne = ({ uuid, isviewed }: NotificationRow) => isviewed === 0 && read({ uuid });
  return (
    <Stack gap={16}>
      <Inline gap={8}>
        <Button
          icon={MailOpenIcon}
          onPress={() => read({})}
          {...(unread > 0 ? {} : { disabledReason: profileMessages.allNotificationsAreRead })}
        >
          {profileMessages.markAllAsRead}
        </Button>
      </Inline>
      <Timeline
        label={profileMessages.notifications}
        groups={[
          {
            label:
              notifications.length > 0
                ? `${offset + 1} to ${offset + notifications.length}`
                : profileMessages.noOlderNotifications,
            entries: notifications.map((row) => ({
              id: row.uuid,
              icon: row.isviewed === 0 ? MailIcon : MailOpenIcon,
              title: <NotificationItem row={row} onOpen={() => readOne(row)} />,
              time: ago(row.createdAt),
              dateTime: row.createdAt,
              ...(row.isviewed === 0 || opensFile(row)
                ? {
                    children: (
                      <Inline gap={12}>
                        {row.isviewed === 0 && <StatusText tone="info">{profileMessages.unread}</StatusText>}
                        {opensFile(row) && (
                          <Button
                            size="sm"
                            icon={DownloadIcon}
                            onPress={() => {
                              runNotificationAction(row);
                              readOne(row);
                            }}
                          >
                            {profileMessages.download}
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
        {offset > 0 && (
          <Button onPress={() => setOffset(Math.max(0, offset - size))}>{profileMessages.newer}</Button>
        )}
        {notifications.length === size && (
          <Button onPress={() => setOffset(offset + size)}>{profileMessages.older}</Button>
        )}
      </Inline>
    </Stack>
  );
}
