import { laborProductivityEntity } from '@plumbline/api/entities/laborProductivity';
import { joinFacts } from '@plumbline/app-kit/format/format-values';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { laborUnitOf, type LaborUnit } from '@plumbline/estimating';
import { ListCard } from '@plumbline/ui/ListCard';
import { TimerIcon } from '@plumbline/ui/icons';
import { productivityText } from './productivity.ts';
import { laborMessages } from './messages.ts';

/** Formats the hours for one unit of work; null for productivities by the piece. */
function hoursEach({ name, value, unit }: { name: string; value: string; unit: string }): string | null {
  if (unit === 'u' || !(Number(value) >= 1)) return null;
  return laborUnitOf({ name, value, unit: unit as LaborUnit }).toFixed(4);
}

/** List of labor productivities. */
export default function LaborProductivities() {
  return (
    <ResourceList
      entity={laborProductivityEntity}
      icon={TimerIcon}
      text={laborMessages.laborProductivitiesEmpty}
      columns={[
        'name',
        'code',
        'subcategory',
        'value',
        'work_unit',
        'unit',
        {
          id: 'hours',
          header: laborMessages.hoursPerUnit,
          type: 'number',
          width: 100,
          isMuted: true,
          accessor: (row) => hoursEach(row),
        },
        'uses',
      ]}
      copy={{ label: laborMessages.copyCode, text: (row) => row.code }}
      cardView={(row) => (
        <ListCard
          title={row.name}
          subtitle={joinFacts([row.code, row.subcategory])}
          meta={[productivityText(row)]}
        />
      )}
    />
  );
}
