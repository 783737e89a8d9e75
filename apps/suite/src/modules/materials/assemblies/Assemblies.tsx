import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import type { Assembly } from '@plumbline/api';
import { AssemblyFields } from '@plumbline/api/fields';
import {
  assembliesCopy,
  assembliesRemoveMany,
  assembliesRestoreMany,
  assembliesSetActive,
  useAssembliesList,
} from '@plumbline/api/hooks/materials';
import { viewOf } from '@plumbline/app-kit/list/ListScreen';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { useDecision } from '@plumbline/permissions/react';
import { toast } from '@plumbline/ui/toast';
import { showError } from '@plumbline/app-kit';
import { RecordList } from '@plumbline/app-kit/list/RecordList';
import { ListCard } from '@plumbline/ui/ListCard';
import { ArchiveIcon, CircleCheckIcon, LayersIcon } from '@plumbline/ui/icons';
import { takeoffTypeOptions } from './takeoff-types.ts';
import { assembliesMessages } from './messages.ts';

const AssemblyEditor = lazyWithRetry(() =>
  import('./AssemblyEditor.tsx').then((module) => module.AssemblyEditor),
);

const typeLabel = (row: Assembly) =>
  takeoffTypeOptions.find((each) => each.id === row.take_off_type)?.label ?? row.take_off_type;

const mark = { app: 6, name: 'assembly', type: 'mai' } as const;
const views = [
  viewOf('active', 'Active', 'is_active', 'true'),
  viewOf('inactive', 'Inactive', 'is_active', 'false'),
  { id: 'all', label: assembliesMessages.allAssemblies, filters: [] },
];

export default function Assemblies() {
  const refresh = useRevalidate('/material/');
  const mayMark = useDecision(mark);
  const activate = async (rows: Assembly[], is_active: boolean) => {
    const { data } = await assembliesSetActive({
      uuid: rows.map(({ uuid }) => uuid),
      is_active,
    });
    toast.success(
      `${data.changed} ${data.changed === 1 ? 'assembly' : 'assemblies'} marked ${is_active ? 'active' : 'inactive'}`,
    );
    refresh();
  };
  return (
    <RecordList<Assembly>
      title={assembliesMessages.assemblies}
      noun={['assembly', 'assemblies']}
      fields={AssemblyFields}
      useList={useAssembliesList}
      defaultSort={{ columnId: 'code', direction: 'asc' }}
      options={{ take_off_type: takeoffTypeOptions }}
      columns={[
        { id: 'name', width: 280 },
        { id: 'code', type: 'code', width: 110 },
        { id: 'take_off_type', width: 140, accessor: typeLabel },
        { id: 'category', width: 130 },
        { id: 'noOfMaterial', width: 110 },
      ]}
      rowLabel={(row) => row.name}
      views={views}
      rowActions={(row) => [
        {
          id: 'active',
          label: row.is_active ? assembliesMessages.markInactive : assembliesMessages.markActive,
          icon: row.is_active ? ArchiveIcon : CircleCheckIcon,
          onAction: () => void activate([row], !row.is_active).catch(showError),
          ...denied(mayMark),
        },
      ]}
      bulk={[
        {
          id: 'active',
          label: assembliesMessages.markActive,
          icon: CircleCheckIcon,
          right: mark,
          onPress: (rows) => activate(rows, true),
        },
        {
          id: 'inactive',
          label: assembliesMessages.markInactive,
          icon: ArchiveIcon,
          right: mark,
          onPress: (rows) => activate(rows, false),
        },
      ]}
      opensForm
      cardView={(row) => (
        <ListCard
          title={row.name}
          subtitle={`${row.code} · ${typeLabel(row)}`}
          meta={[assembliesMessages.materialCount(row.noOfMaterial)]}
        />
      )}
      entityName="assembly"
      right={{ app: 6, name: 'assembly' }}
      copyOne={assembliesCopy}
      removeMany={assembliesRemoveMany}
      exportPath="/material/assembly/list/export"
      imports="assembly"
      restoreMany={assembliesRestoreMany}
      refreshPath="/material/"
      empty={{
        icon: LayersIcon,
        text: assembliesMessages.assembliesEmpty,
      }}
      form={({ record, ...form }) => <AssemblyEditor {...(record ? { assembly: record } : {})} {...form} />}
    />
  );
}
