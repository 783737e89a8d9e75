import type { Territory } from '@plumbline/api';
import {
  territoriesCreate,
  territoriesRead,
  territoriesUpdate,
  useTerritoriesList,
} from '@plumbline/api/hooks/setup';
import { TerritoriesCreateBody } from '@plumbline/api/schemas/setup';
import { FormDrawer, notifySaved } from '@plumbline/app-kit/form/FormDrawer';
import { changedOf, useVersionedSave } from '@plumbline/app-kit/form/use-versioned-save';
import { useDecision } from '@plumbline/permissions/react';
import { states, zipOverlaps, zipsProblem } from '@plumbline/validation/setup';
import { Banner } from '@plumbline/ui/Banner';
import { useState } from 'react';
import { territoryMessages } from './messages.ts';

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
      title={territory?.name ?? territoryMessages.newTerritory}
      onClose={onClose}
      schema={TerritoriesCreateBody}
      initial={initial}
      submitLabel={territory ? territoryMessages.saveTerritory : territoryMessages.createTerritory}
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
        notifySaved();
        onSaved();
      }}
      sections={[
        {
          fields: [
            {
              name: 'name',
              label: territoryMessages.name,
              kind: 'text',
              isRequired: true,
              wide: true,
              ...(territory?.accounts ? { description: territoryMessages.renameHint } : {}),
            },
            {
              name: 'description',
              label: territoryMessages.description,
              kind: 'area',
              isRequired: true,
              wide: true,
            },
          ],
        },
        {
          title: territoryMessages.area,
          fields: [
            {
              name: 'states',
              label: territoryMessages.states,
              kind: 'choices',
              options: choices,
              wide: true,
            },
            {
              name: 'zips',
              label: territoryMessages.zipCodes,
              kind: 'area',
              wide: true,
              description: territoryMessages.zipCodesHint,
            },
          ],
        },
      ]}
      foot={() => overlaps.length > 0 && <Banner tone="warn">{overlaps.join(' ')}</Banner>}
    />
  );
}
