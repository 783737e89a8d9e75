import { lazyPart } from '@plumbline/app-kit/lazy-part';
import type { Assembly } from '@plumbline/api';
import { AssemblyFields } from '@plumbline/api/fields';
import { assembliesRemoveMany, useAssembliesList } from '@plumbline/api/hooks/materials';
import { ListScreen } from '@plumbline/app-kit/list-screen';
import { ListCard } from '@plumbline/ui/ListCard';
import { LayersIcon, PencilIcon, Trash2Icon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { takeoffTypeOptions } from './takeoff-types.ts';

const AssemblyEditor = lazyPart(() => import('./AssemblyEditor.tsx').then((module) => module.AssemblyEditor));

const typeLabel = (row: Assembly) =>
  takeoffTypeOptions.find((each) => each.id === row.take_off_type)?.label ?? row.take_off_type;

export default function Assemblies() {
  const [editing, setEditing] = useState<Assembly | 'new'>();
  const { mutate } = useSWRConfig();
  return (
    <>
      <ListScreen<Assembly>
        title="Assemblies"
        noun={['assembly', 'assemblies']}
        preferenceKey="assemblies"
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
        onRowOpen={setEditing}
        rowActions={(row, { remove }) => [
          { id: 'edit', label: 'Open', icon: PencilIcon, onAction: () => setEditing(row) },
          ...(remove
            ? ([
                'separator',
                { id: 'delete', label: 'Delete…', icon: Trash2Icon, tone: 'danger', onAction: remove },
              ] as const)
            : []),
        ]}
        cardView={(row) => (
          <ListCard
            title={row.name}
            subtitle={`${row.code} · ${typeLabel(row)}`}
            meta={[`${row.noOfMaterial} materials`]}
          />
        )}
        create={{
          label: 'New assembly',
          right: { app: 6, name: 'assembly', type: 'a' },
          onPress: () => setEditing('new'),
        }}
        remove={{
          right: { app: 6, name: 'assembly', type: 'd' },
          call: (uuid) => assembliesRemoveMany({ uuid }),
        }}
        exportAs={{ right: { app: 6, name: 'assembly', type: 'x' }, path: '/material/assembly/list/export' }}
        empty={{
          icon: LayersIcon,
          text: 'An assembly turns what is measured into materials and labor, by formula.',
        }}
      />
      {editing && (
        <AssemblyEditor
          {...(editing === 'new' ? {} : { assembly: editing })}
          onClose={() => setEditing(undefined)}
          onSaved={() => void mutate((key) => Array.isArray(key) && String(key[0]).startsWith('/material/'))}
        />
      )}
    </>
  );
}
