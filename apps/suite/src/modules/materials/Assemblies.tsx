import { lazyPart } from '@plumbline/app-kit/lazy-part';
import type { Assembly } from '@plumbline/api';
import { AssemblyFields } from '@plumbline/api/fields';
import { assembliesRemoveMany, useAssembliesList } from '@plumbline/api/hooks/materials';
import { RecordList } from '@plumbline/app-kit/record-list';
import { ListCard } from '@plumbline/ui/ListCard';
import { LayersIcon } from '@plumbline/ui/icons';
import { takeoffTypeOptions } from './takeoff-types.ts';

const AssemblyEditor = lazyPart(() => import('./AssemblyEditor.tsx').then((module) => module.AssemblyEditor));

const typeLabel = (row: Assembly) =>
  takeoffTypeOptions.find((each) => each.id === row.take_off_type)?.label ?? row.take_off_type;

export default function Assemblies() {
  return (
    <RecordList<Assembly>
      title="Assemblies"
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
      opensForm
      cardView={(row) => (
        <ListCard
          title={row.name}
          subtitle={`${row.code} · ${typeLabel(row)}`}
          meta={[`${row.noOfMaterial} materials`]}
        />
      )}
      right={{ app: 6, name: 'assembly' }}
      removeMany={assembliesRemoveMany}
      exportPath="/material/assembly/list/export"
      refreshPath="/material/"
      empty={{
        icon: LayersIcon,
        text: 'An assembly turns what is measured into materials and labor, by formula.',
      }}
      form={({ record, ...form }) => <AssemblyEditor {...(record ? { assembly: record } : {})} {...form} />}
    />
  );
}
