import type { Unit } from '@plumbline/api';
import { useUnitsList } from '@plumbline/api/hooks/materials';
import { unitEntity } from '@plumbline/api/entities/unit';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { UnitTable } from '@plumbline/estimating';
import { ListCard } from '@plumbline/ui/ListCard';
import { Text } from '@plumbline/ui/Text';
import { RulerIcon } from '@plumbline/ui/icons';
import { useMemo, useState } from 'react';
import { conversionText, tableOf } from './unit-table.ts';
import { materialsMessages } from './messages.ts';

type Written = Pick<Unit, 'value' | 'factor' | 'per'>;
const writtenOf = (values: object): Written => {
  const { value = '', factor = '', per = '' } = values as Partial<Record<keyof Written, string | null>>;
  return { value: (value ?? '').trim(), factor: (factor ?? '').trim(), per: per ?? '' };
};

/** List of units of measure and their conversions. */
export default function Units() {
  const { data } = useUnitsList({ limit: -1 });
  const all = useMemo(() => data?.data ?? [], [data]);
  const table = useMemo(() => tableOf(all), [all]);
  const [written, setWritten] = useState<Written>();
  const others = (value: string) => all.filter((each) => each.value.toLowerCase() !== value.toLowerCase());
  const preview = written && conversionText(tableOf(others(written.value), written), written);
  const standard = written?.value && !written.factor && new UnitTable().has(written.value);
  return (
    <ResourceList
      entity={unitEntity}
      icon={RulerIcon}
      text={materialsMessages.unitsEmpty}
      columns={[
        'value',
        'name',
        'category',
        {
          id: 'factor',
          header: materialsMessages.conversion,
          width: 240,
          sortable: false,
          accessor: (row) =>
            conversionText(table, row) ||
            (new UnitTable().has(row.value) ? materialsMessages.standardUnit : ''),
        },
        'materials',
      ]}
      cardView={(row) => (
        <ListCard
          title={`${row.value} · ${row.name}`}
          subtitle={conversionText(table, row) || (row.category ?? '')}
          meta={[`${row.materials} ${row.materials === 1 ? 'material' : 'materials'}`]}
        />
      )}
      formProps={{
        onValues: (values) => setWritten(writtenOf(values)),
        onSaved: () => setWritten(undefined),
        check: (values): Record<string, string> => {
          const own = writtenOf(values);
          if (!own.factor) return {};
          if (!own.per) return { per: materialsMessages.requiredField };
          const found = tableOf(others(own.value), own);
          const problem = found.problems.find(({ link }) => link.unit === own.value);
          return problem ? { factor: problem.message } : {};
        },
        head: preview ? (
          <Text tone="muted">{preview}</Text>
        ) : standard ? (
          <Text tone="muted">{materialsMessages.standardUnitNote(written.value)}</Text>
        ) : undefined,
      }}
    />
  );
}
