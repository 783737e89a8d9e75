import type { Role as Row } from '@plumbline/api';
import { RoleFields } from '@plumbline/api/fields';
import {
  rolesRemove,
  rolesRestoreMany,
  useGroupsList,
  useRolesRead,
  useSecurityHistory,
  useUserAccountsList,
} from '@plumbline/api/hooks/security';
import { appNames, scopeLevelOf } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { Mark } from '@plumbline/ui/Mark';
import { Property, PropertyGroup, RecordLayout, Section } from '@plumbline/ui/RecordLayout';
import { Link } from '@plumbline/ui/Link';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { KeyRoundIcon, PencilIcon } from '@plumbline/ui/icons';
import { useNavigate, useParams } from 'react-router';
import { History } from '@plumbline/app-kit/audit/History';
import { isFatal } from '@plumbline/app-kit/data/load-errors';
import { denied, RecordMenu } from '@plumbline/app-kit/record/record-actions';
import { useRecordRemoval } from '@plumbline/app-kit/record/use-record-removal';
import { href } from '@plumbline/app-kit/navigation/routes';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { useCurrent } from '@plumbline/app-kit/session/SessionProvider';
import { ago } from '@plumbline/app-kit/format/format-values';
import { scopedApps } from './RecordScopes.tsx';
import { RightsMatrix } from './RightsMatrix.tsx';
import { nameOf } from './security-text.ts';
import { securityMessages } from './messages.ts';

/** Record screen of an access level: rights, users and groups. */
export default function Role() {
  const { id = '' } = useParams();
  const { data, error, mutate } = useRolesRead(id);
  if (isFatal(error, data?.data.uuid === id)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="card" count={2} label={securityMessages.loadingTheAccessLevel} />;
  return <Record key={id} row={data.data} />;
}

/** Number of names that fit in the side panel. */
const MAX_NAMES = 10;

/** Names of the users or groups with the access level, shortened to `MAX_NAMES`. */
function Names({
  names,
  count,
  all,
}: {
  names: readonly { id: string; name: string; href?: string }[];
  /** Total number. */
  count: number;
  all: string;
}) {
  if (names.length === 0) return '—';
  return (
    <Stack gap={4}>
      {names.map(({ id, name, href: to }) =>
        to === undefined ? (
          <Text key={id}>{name}</Text>
        ) : (
          <Link key={id} href={to}>
            {name}
          </Link>
        ),
      )}
      {count > names.length && <Link href={all}>{securityMessages.moreUsers(count - names.length)}</Link>}
    </Stack>
  );
}

function Record({ row }: { row: Row }) {
  const navigate = useNavigate();
  const { purchased } = useCurrent();
  const mayEdit = useDecision({ app: 3, name: 'policy', type: 'e' });
  const mayCopy = useDecision({ app: 3, name: 'policy', type: 'c' });
  const mayAdd = useDecision({ app: 3, name: 'policy', type: 'a' });
  const mayRemove = useDecision({ app: 3, name: 'policy', type: 'd' });
  const maySeeUsers = useDecision({ app: 3, name: 'users', type: 'v' });
  const mayOpenUsers = useDecision({ app: 3, name: 'users', type: 'e' });
  const maySeeGroups = useDecision({ app: 3, name: 'group', type: 'v' });
  const roleFilter = JSON.stringify([{ field: 'role_id', op: 'eq', value: row.uuid }]);
  const { data: users } = useUserAccountsList(
    { filter: roleFilter, limit: MAX_NAMES },
    { swr: { enabled: maySeeUsers.allowed } },
  );
  const { data: groups } = useGroupsList(
    { filter: roleFilter, limit: MAX_NAMES },
    { swr: { enabled: maySeeGroups.allowed } },
  );
  const history = useSecurityHistory('role', row.uuid, { swr: { enabled: maySeeUsers.allowed } });
  const removal = useRecordRemoval({
    uuid: row.uuid,
    confirmLabel: securityMessages.deleteAccessLevel,
    text: securityMessages.deleteAccessLevelConfirm(row.name),
    one: 'access level',
    call: () => rolesRemove(row.uuid),
    restore: () => rolesRestoreMany({ uuid: [row.uuid] }),
    back: href('security-roles'),
  });
  const edit = () => void navigate(href('security-role-edit', { id: row.uuid }));
  return (
    <>
      <RecordLayout
        mark={<Mark name={row.name} size={40} icon={KeyRoundIcon} tint="violet" />}
        title={row.name}
        facts={[securityMessages.accessLevel, securityMessages.editedAgo(ago(row.updatedAt))]}
        actions={
          <>
            <RecordMenu
              number={row.name}
              copyLabel={securityMessages.copyName}
              onEdit={edit}
              mayEdit={mayEdit}
              onRemove={removal.ask}
              mayRemove={mayRemove}
              more={[
                {
                  id: 'duplicate',
                  label: securityMessages.makeACopy,
                  href: href('security-role-add', {}, { from: row.uuid }),
                  ...denied(mayCopy.allowed ? mayAdd : mayCopy),
                },
              ]}
            />
            <Button variant="primary" icon={PencilIcon} onPress={edit} {...denied(mayEdit)}>
              {securityMessages.editAccessLevel}
            </Button>
          </>
        }
        sideLabel={securityMessages.details}
        side={
          <PropertyGroup title={securityMessages.accessLevel}>
            <Property label={securityMessages.description}>{row.description || '—'}</Property>
            <Property label={securityMessages.rights}>{String(row.rights_count)}</Property>
            {scopedApps(row.rights, purchased).map((app) => (
              <Property key={app} label={securityMessages.recordsOf(appNames[app] ?? String(app))}>
                {securityMessages.recordScope[scopeLevelOf(row.record_scopes ?? [], app)]}
              </Property>
            ))}
            {maySeeUsers.allowed && (
              <Property label={securityMessages.users}>
                <Names
                  count={users?.meta.count ?? 0}
                  all={href('security-user', {}, { filter: roleFilter })}
                  names={(users?.data ?? []).map((user) => ({
                    id: user.uuid,
                    name: nameOf(user),
                    ...(mayOpenUsers.allowed
                      ? { href: href('security-user-view', { userId: user.uuid }) }
                      : {}),
                  }))}
                />
              </Property>
            )}
            {maySeeGroups.allowed && (
              <Property label={securityMessages.groups}>
                <Names
                  count={groups?.meta.count ?? 0}
                  all={href('security-usergroup', {}, { filter: roleFilter })}
                  names={(groups?.data ?? []).map((group) => ({
                    id: group.uuid,
                    name: group.name,
                    href: href('security-group-view', { id: group.uuid }),
                  }))}
                />
              </Property>
            )}
          </PropertyGroup>
        }
      >
        <Section title={securityMessages.rights}>
          <RightsMatrix label={securityMessages.rightsOf(row.name)} rights={row.rights} />
        </Section>
        {maySeeUsers.allowed && (
          <Section title={securityMessages.activity}>
            <History of={history} fields={RoleFields} noun="access level" />
          </Section>
        )}
      </RecordLayout>
      {removal.dialog}
    </>
  );
}
