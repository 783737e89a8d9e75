import type { UserAccount } from '@plumbline/api';
import { UserAccountFields } from '@plumbline/api/fields';
import { useSecurityHistory, useUserAccountsRead } from '@plumbline/api/hooks/security';
import { useDecision } from '@plumbline/permissions/react';
import { Avatar } from '@plumbline/ui/Avatar';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { IconButton } from '@plumbline/ui/IconButton';
import { LinkTabs } from '@plumbline/ui/LinkTabs';
import { Menu } from '@plumbline/ui/Menu';
import { RecordLayout, Section } from '@plumbline/ui/RecordLayout';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { StatusText } from '@plumbline/ui/StatusText';
import { toast } from '@plumbline/ui/toast';
import { EllipsisIcon, PencilIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { showError } from '@plumbline/app-kit/data/error-message';
import { History } from '@plumbline/app-kit/audit/History';
import { isFatal } from '@plumbline/app-kit/data/load-errors';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { nameOf, statusLabel, statusTone } from './security-text.ts';
import { UserAccess } from './UserAccess.tsx';
import { UserDetails } from './UserDetails.tsx';
import { type UserDialogName, useUserMenu } from './use-user-menu.ts';
import { UserDialogs } from './UserDialogs.tsx';
import { securityMessages } from './messages.ts';

/** Record screen of a user: details, rights with their sources, and account activity. */
export default function User() {
  const { userId = '' } = useParams();
  const { data, error, mutate } = useUserAccountsRead(userId);
  if (isFatal(error, data?.data.uuid === userId))
    return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="card" count={2} label={securityMessages.loadingTheUser} />;
  return <Record key={userId} row={data.data} />;
}

function Record({ row }: { row: UserAccount }) {
  const [query] = useSearchParams();
  const tab = query.get('tab') ?? 'overview';
  const refresh = useRevalidate('/security/');
  const [dialog, setDialog] = useState<UserDialogName>();
  const mayEdit = useDecision({ app: 3, name: 'users', type: 'e' });
  const history = useSecurityHistory('user', row.uuid);
  const name = nameOf(row);
  const isOff = row.status === 'deactivated';
  const run = async (call: () => Promise<{ message?: string }>, done?: string) => {
    try {
      const { message } = await call();
      toast.success(message ?? done ?? securityMessages.done);
      refresh();
    } catch (reason) {
      showError(reason);
    }
  };
  const actions = useUserMenu(row, run, setDialog);
  return (
    <>
      <RecordLayout
        mark={<Avatar name={name} size={40} />}
        title={name}
        status={<StatusText tone={statusTone(row.status)}>{statusLabel(row.status)}</StatusText>}
        facts={[row.title, row.email].filter(Boolean)}
        actions={
          <>
            <Menu
              label={securityMessages.moreActions}
              trigger={<IconButton icon={EllipsisIcon} label={securityMessages.moreActions} />}
              items={actions}
            />
            <Button
              variant="primary"
              icon={PencilIcon}
              onPress={() => setDialog('edit')}
              {...denied(mayEdit)}
            >
              {securityMessages.editUser}
            </Button>
          </>
        }
        tabs={
          <LinkTabs
            isInset
            label={securityMessages.sections}
            value={tab}
            items={[
              { id: 'overview', href: '?tab=overview', label: securityMessages.overview },
              { id: 'access', href: '?tab=access', label: securityMessages.permissions },
              {
                id: 'activity',
                href: '?tab=activity',
                label: securityMessages.activity,
                ...(history.data ? { count: history.data.data.length } : {}),
              },
            ]}
          />
        }
        sideLabel={securityMessages.details}
        side={<UserDetails row={row} />}
      >
        {isOff && (
          <Banner tone="warn" title={securityMessages.deactivatedTitle(name)}>
            {securityMessages.deactivatedNotice}
          </Banner>
        )}
        {tab !== 'activity' && (
          <Section title={securityMessages.permissions}>
            <UserAccess row={row} />
          </Section>
        )}
        {tab !== 'access' && (
          <Section title={securityMessages.activity}>
            <History of={history} fields={UserAccountFields} noun="user" />
          </Section>
        )}
      </RecordLayout>
      <UserDialogs
        row={row}
        dialog={dialog}
        run={run}
        onClose={() => setDialog(undefined)}
        onSaved={refresh}
      />
    </>
  );
}
