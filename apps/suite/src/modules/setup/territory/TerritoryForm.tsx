import type { Territory } from '@plumbline/api';
import {
  territoriesCreate,
  territoriesRead,
  territoriesUpdate,
  useTerritoriesList,
} from '@plumbline/api/hooks/setup';
import { TerritoriesCreateBody } from '@plumbline/api/schemas/setup';
import { FormDrawer, saved } from '@plumbline/app-kit/form/FormDrawer';
import { changedOf, useVersionedSave } from '@plumbline/app-kit/form/use-versioned-save';
import { useDecision } from '@plumbline/permissions/react';
import { states, zipOverlaps, zipsProblem } from '@plumbline/validation/setup';
import { Banner } from '@plumbline/ui/Banner';
import { useState } from 'react';

interface Values {
  name: string;
  description: string;
  states: string[];
  zips: string;
}
const choices = states.map((code) => ({ id: code, label: code }));

/** Form to create or edit a territory. */
export function TerritoryForm({
  territory,
  onClose,
  onSaved,
}: {
  territory?: Territory;
  onClose: () => void;
  onSaved: () => void;
}) {
  const mayEdit = useDecision({ app: 4, name: 'territory', type: 'e' });
  const overwrite = useVersionedSave(territory, ({ uuid }) => territoriesRead(uuid));
  const [initial] = useState<Values>({
    name: territory?.name ?? '',
    description: territory?.description ?? '',
    states: territory?.states ?? [],
    zips: territory?.zips ?? '',
  });
  const [zips, setZips] = useState(initial.zips);
  const { data: all } = useTerritoriesList({ limit: -1 });
  const overlaps = zipOverlaps(
    zips,
    (all?.data ?? []).filter(({ uuid }) => uuid !== territory?.uuid),
  );
  return (
    <FormDrawer<Values>
      title={territory?.name ?? 'New territory'}
      onClose={onClose}
      schema={TerritoriesCreateBody}
      initial={initial}
      submitLabel={territory ? 'Save territory' : 'Create territory'}
      {...(territory ? { decision: mayEdit } : {})}
      onValues={(values) => setZips(values.zips)}
      check={(values) => {
        const problem = zipsProblem(values.zips);
        return problem ? { zips: problem } : ({} as Record<string, string>);
      }}
      submit={async (values, key) => {
        const changed = changedOf(values, initial);
        if (territory && Object.keys(changed).length === 0) return;
        if (territory)
          await overwrite((version) => territoriesUpdate(territory.uuid, { ...changed, version }));
        else await territoriesCreate(values, { headers: { 'idempotency-key': key } });
        saved();
        onSaved();
      }}
      sections={[
        {
          fields: [
            {
              name: 'name',
              label: 'Name',
              kind: 'text',
              isRequired: true,
              wide: true,
              ...(territory?.accounts
                ? { description: 'Accounts in this territory show the new name.' }
                : {}),
            },
            { name: 'description', label: 'Description', kind: 'area', isRequired: true, wide: true },
          ],
        },
        {
          title: 'Area',
          fields: [
            { name: 'states', label: 'States', kind: 'choices', options: choices, wide: true },
            {
              name: 'zips',
              label: 'ZIP codes',
              kind: 'area',
              wide: true,
              description: 'Enter codes and ranges, such as 80301, 80500-80599.',
            },
          ],
        },
      ]}
      foot={() => overlaps.length > 0 && <Banner tone="warn">{overlaps.join(' ')}</Banner>}
    />
  );
}
