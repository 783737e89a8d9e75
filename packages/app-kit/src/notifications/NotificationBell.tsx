import type { NotificationRow } from '@plumbline/api';
import {
  getNotificationsListKey,
  notificationsList,
  notificationsMarkRead,
} from '@plumbline/api/hooks/workspace';
import { messages } from '@plumbline/validation/messages';
import { noticeCodes } from '@plumbline/validation/notification-kinds';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { NotificationBell } from '@plumbline/ui/NotificationBell';
import { toast } from '@plumbline/ui/toast';
import { useEffect, useRef } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { runNotificationAction } from './notification-actions.ts';
import { recordHref } from '../custom/record-href.ts';
import { showError } from '../data/error-message.ts';
import { findImportable } from '../import/importable-entities.ts';
import { newNotifications, mergeNewer } from './notification-feed.ts';
import { useRevalidate } from '../data/use-revalidate.ts';
import { href } from '../navigation/routes.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { ago } from '../format/format-values.ts';
import { notificationsMessages } from './messages.ts';

/** Polling interval in milliseconds while the page is visible, as specified. */
const POLL_MS = 50_000;
const shown = { limit: 10, offset: 0 };
type Answer = Awaited<ReturnType<typeof notificationsList>>;
/** Maximum age of the list in milliseconds; file URLs in it expire after 15 minutes. */
const MAX_AGE_MS = 5 * 60_000;
const wholeSince = new WeakMap<Answer, number>();

async function wholeList(): Promise<Answer> {
  const answer = await notificationsList(shown);
  wholeSince.set(answer, Date.now());
  return answer;
}
/** Loads new notifications, or the whole list when they are not enough. */
async function poll(previous: Answer | undefined): Promise<Answer> {
  const [newest] = previous?.data.notifications ?? [];
  const since = previous && wholeSince.get(previous);
  if (!previous || !newest || since === undefined || Date.now() - since > MAX_AGE_MS) return wholeList();
  const newer = await notificationsList({ ...shown, last_notification: newest.uuid });
  const rows = mergeNewer(previous.data, newer.data, shown.limit);
  if (!rows) return wholeList();
  const answer = { ...newer, data: { ...newer.data, notifications: rows } };
  wholeSince.set(answer, since);
  return answer;
}

function useNotifications() {
  const { cache } = useSWRConfig();
  const key = getNotificationsListKey(shown);
  return useSWR<Answer>(key, () => poll(cache.get(unstable_serialize(key))?.data as Answer | undefined), {
    refreshInterval: POLL_MS,
    refreshWhenHidden: false,
  });
}

/** Message after a change of rights that asks to sign in again, as specified. */
export function PolicyUpdated() {
  const { data } = useNotifications();
  const { signInAgain } = useSession();
  if (!data?.data.policyUpdated) return null;
  return (
    <Banner
      isAtEdge
      tone="warn"
      action={
        <Button size="sm" onPress={() => void signInAgain()}>
          {notificationsMessages.signInAgain}
        </Button>
      }
    >
      {messages.policyUpdated}
    </Banner>
  );
}

/** Link of a notification. */
export function placeOf({ data }: NotificationRow): string | undefined {
  // A notification about several tasks has no single record.
  if (!data.prop_id) {
    if (data.module === 'admin') return href('admin-partner-requests');
    return data.prop_type === 'task' ? href('my-todo') : undefined;
  }
  if (data.prop_type === 'aiRequest') return href('estimation-requests', { uuid: data.prop_id });
  if (data.prop_type === 'customerRequest') return href('customer-request');
  if (data.prop_type === 'planPin') return href('estimation-pin', { uuid: data.prop_id });
  if (data.prop_type === 'file') return href('Drive-folder', {}, { comments: data.prop_id });
  // A processed plan set links to the plans, a comment on the estimation to its page.
  if (data.prop_type === 'estimation' && !data.pdf_id) return href('estimation-view', { uuid: data.prop_id });
  if (data.module === 'estimation') return href('estimation-tool-overview', { uuid: data.prop_id });
  if (data.module === 'imports') return findImportable(data.prop_type)?.href({ id: data.prop_id });
  if (data.prop_type === 'taskFolder') return href('folder-task', { folderId: data.prop_id });
  if (data.prop_type === 'space') return href('table-task', { spaceId: data.prop_id });
  return data.prop_type && recordHref(data.prop_type, data.prop_id);
}

/**
 * Notification bell with the last ten entries and a toast for each new one.
 * @param isQuiet suppresses toasts, which would cover a drawing.
 */
export function Bell({ isQuiet = false }: { isQuiet?: boolean }) {
  const { data, mutate } = useNotifications();
  const rows = data?.data.notifications;
  const seenIds = useRef<ReadonlySet<string>>(undefined);
  const refreshPlans = useRevalidate('/workdrive');
  useEffect(() => {
    if (!rows) return;
    for (const { data: fresh } of newNotifications(seenIds.current, rows)) {
      if (!isQuiet) toast.success(fresh.message);
      if (fresh.code === noticeCodes.planRead) refreshPlans();
    }
    seenIds.current = new Set(rows.map(({ uuid }) => uuid));
  }, [rows, refreshPlans, isQuiet]);
  const refresh = useRevalidate('/notification');
  const read = (of: { uuid?: string }) => void notificationsMarkRead(of).then(refresh, showError);
  return (
    <NotificationBell
      unread={data?.data.unread ?? 0}
      items={(rows ?? []).map((row) => {
        const place = placeOf(row);
        return {
          id: row.uuid,
          // Show the record name as the title and the message below.
          title: row.data.name || row.data.message,
          ...(row.data.name ? { detail: row.data.message } : {}),
          when: ago(row.createdAt),
          isUnread: row.isviewed === 0,
          ...(place ? { href: place } : {}),
        };
      })}
      allHref={href('user-profile', {}, { notification: 'true' })}
      // There may be more unread notifications than the ten listed.
      onMarkAllRead={() => read({})}
      onOpen={() => void mutate()}
      onOpenItem={(uuid) => {
        const row = rows?.find((each) => each.uuid === uuid);
        if (row) runNotificationAction(row);
        read({ uuid });
      }}
    />
  );
}
