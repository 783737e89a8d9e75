import type { Territory as Row, TerritoryMember } from '@plumbline/api';
import {
  territoriesRemove,
  territoriesRestoreMany,
  territoriesUpdate,
  useTerritoriesList,
  useTerritoriesRead,
} from '@plumbline/api/hooks/setup';
import { href } from '@plumbline/app-kit';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { usePeople } from '@plumbline/app-kit/data/lookups';
import { denied, RecordMenu } from '@plumbline/app-kit/record/record-actions';
import { useRecordRemoval } from '@plumbline/app-kit/record/use-record-removal';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { useFatalError } from '@plumbline/app-kit/data/load-errors';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { ago } from '@plumbline/app-kit/format/format-values';
import { territoryAccess, zipOverlaps } from '@plumbline/validation/setup';
import { useDecision } from '@plumbline/permissions/react';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { ComboBox } from '@plumbline/ui/ComboBox';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { IconButton } from '@plumbline/ui/IconButton';
import { Inline } from '@plumbline/ui/Inline';
import { Link } from '@plumbline/ui/Link';
import { Mark } from '@plumbline/ui/Mark';
import { Person } from '@plumbline/ui/Person';
import { Property, PropertyGroup, RecordLayout, Section } from '@plumbline/ui/RecordLayout';
import { withRetryOf, Select } from '@plumbline/ui/Select';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Spacer } from '@plumbline/ui/Spacer';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { MapPinIcon, PencilIcon, UsersIcon, XIcon } from '@plumbline/ui/icons';
import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import { territoryMessages } from './messages.ts';

const TerritoryForm = lazyWithRetry(() =>
  import('./TerritoryForm.tsx').then((module) => module.TerritoryForm),
);

/** Territory record: its states and ZIP codes, its accounts, and its people with their access. */
export default function Territory() {
  const { id = '' } = useParams();
  const { data, error, mutate } = useTerritoriesRead(id);
  const row = data?.data.uuid === id ? data.data : undefined;
  if (useFatalError(error, row !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!row) return <Skeleton shape="card" count={2} label={territoryMessages.loadingTheTerritory} />;
  return <Record key={id} row={row} />;
}

function Record({ row }: { row: Row }) {
  const refresh = useRevalidate('/setup/');
  const [isEditing, setEditing] = useState(false);
  const right = { app: 4, name: 'territory' } as const;
  const mayEdit = useDecision({ ...right, type: 'e' });
  const mayRemove = useDecision({ ...right, type: 'd' });
  const maySeeAccounts = useDecision({ app: 1, name: 'account', type: 'v' });
  const removal = useRecordRemoval({
    uuid: row.uuid,
    confirmLabel: territoryMessages.deleteTerritory,
    text: territoryMessages.deleteConfirm(row.name),
    one: 'territory',
    call: () => territoriesRemove(row.uuid),
    restore: () => territoriesRestoreMany({ uuid: [row.uuid] }),
    back: href('setup-territory'),
  });
  const { data: all } = useTerritoriesList({ limit: -1 });
  const overlaps = zipOverlaps(
    row.zips ?? '',
    (all?.data ?? []).filter(({ uuid }) => uuid !== row.uuid),
  );
  const accounts = `${row.accounts.toLocaleString('en-US')} ${row.accounts === 1 ? 'account' : 'accounts'}`;
  const filter = JSON.stringify([{ field: 'territory', op: 'eq', value: row.name }]);
  return (
    <>
      <RecordLayout
        mark={<Mark name={row.name} size={40} icon={MapPinIcon} tint="teal" />}
        title={row.name}
        facts={['Territory', territoryMessages.editedAgo(ago(row.updatedAt))]}
        actions={
          <>
            <RecordMenu
              number={row.name}
              copyLabel={territoryMessages.copyName}
              onEdit={() => setEditing(true)}
              mayEdit={mayEdit}
              onRemove={removal.ask}
              mayRemove={mayRemove}
            />
            <Button variant="primary" icon={PencilIcon} onPress={() => setEditing(true)} {...denied(mayEdit)}>
              {territoryMessages.editTerritory}
            </Button>
          </>
        }
        sideLabel={territoryMessages.details}
        side={
          <PropertyGroup title={territoryMessages.territory}>
            <Property label={territoryMessages.description}>{row.description}</Property>
            <Property label={territoryMessages.states}>{row.state_names || '—'}</Property>
            <Property label={territoryMessages.zipCodes}>{row.zips || '—'}</Property>
            <Property label={territoryMessages.accounts}>
              {row.accounts > 0 && maySeeAccounts.allowed ? (
                <Link href={href('crm-account', {}, { filter })}>{accounts}</Link>
              ) : (
                accounts
              )}
            </Property>
          </PropertyGroup>
        }
      >
        {overlaps.length > 0 && <Banner tone="warn">{overlaps.join(' ')}</Banner>}
        <Section title={territoryMessages.people} count={row.total_users}>
          <Stack gap={16}>
            <Text tone="muted">{territoryMessages.peopleHint}</Text>
            <Members row={row} onSaved={refresh} />
          </Stack>
        </Section>
      </RecordLayout>
      {isEditing && <TerritoryForm territory={row} onClose={() => setEditing(false)} onSaved={refresh} />}
      {removal.dialog}
    </>
  );
}

function Members({ row, onSaved }: { row: Row; onSaved: () => void }) {
  const people = usePeople();
  const mayEdit = useDecision({ app: 4, name: 'territory', type: 'e' });
  const [problem, setProblem] = useState('');
  const members = row.members ?? [];
  const nameOf = (id: string) => people.find((person) => person.id === id)?.label ?? '…';
  // Changes run one at a time on the latest version, because typing in the list can trigger several quickly.
  const last = useRef(Promise.resolve(row));
  const save = (change: (members: readonly TerritoryMember[]) => TerritoryMember[]) => {
    setProblem('');
    last.current = last.current.then(async (saved) => {
      const now = saved.version > row.version ? saved : row;
      try {
        const answer = await territoriesUpdate(row.uuid, {
          members: change(now.members ?? []),
          version: now.version,
        });
        return answer.data;
      } catch (reason) {
        setProblem(errorText(reason));
        return now;
      } finally {
        onSaved();
      }
    });
  };
  return (
    <Stack gap={12}>
      {problem && (
        <Banner tone="bad" isUrgent>
          {problem}
        </Banner>
      )}
      {members.length === 0 && (
        <EmptyState size="sm" icon={UsersIcon} title={territoryMessages.noPeopleYet} />
      )}
      {members.map((member) => (
        <Inline key={member.user_id} gap={12}>
          <Person name={nameOf(member.user_id)} />
          <Spacer />
          <Inline gap={4}>
            <Select
              label={territoryMessages.accessOf(nameOf(member.user_id))}
              hideLabel
              options={territoryAccess}
              value={member.access}
              isReadOnly={!mayEdit.allowed}
              onChange={(access) =>
                save((all) =>
                  all.map((each) =>
                    each.user_id === member.user_id
                      ? { ...each, access: access as TerritoryMember['access'] }
                      : each,
                  ),
                )
              }
            />
            <IconButton
              icon={XIcon}
              label={territoryMessages.removePerson(nameOf(member.user_id))}
              {...denied(mayEdit)}
              onPress={() => save((all) => all.filter(({ user_id }) => user_id !== member.user_id))}
            />
          </Inline>
        </Inline>
      ))}
      {mayEdit.allowed && (
        <ComboBox
          label={territoryMessages.addPerson}
          options={withRetryOf(
            people,
            people.filter(({ id }) => !members.some(({ user_id }) => user_id === id)),
          )}
          value={null}
          onChange={(id) => {
            if (id) save((all) => [...all, { user_id: id, access: 'view' }]);
          }}
        />
      )}
    </Stack>
  );
}
