import type { StatusList, StatusUse } from '@plumbline/api';
import { statusListsCreate, statusListsRead, statusListsUpdate } from '@plumbline/api/hooks/setup';
import { StatusListsCreateBody } from '@plumbline/api/schemas/setup';
import { FormDrawer, notifySaved } from '@plumbline/app-kit/form/FormDrawer';
import { changedOf, useVersionedSave } from '@plumbline/app-kit/form/use-versioned-save';
import { useDecision } from '@plumbline/permissions/react';
import { outcomes, tones } from '../tones.ts';
import { statusMessages } from './messages.ts';

type Tone = (typeof tones)[number]['id'];
interface Values {
  name: string;
  tone: Tone;
  outcome: string;
  probability: number;
}

/** Form to add or edit a status. */
export function StatusForm({
  list,
  status,
  onClose,
  onSaved,
}: {
  list: StatusList;
  status?: StatusUse;
  onClose: () => void;
  onSaved: () => void;
}) {
  const mayEdit = useDecision({ app: 4, name: 'status', type: 'e' });
  const ofList = ({ data }: { data: StatusList }) => ({
    data: data.statuses.find(({ uuid }) => uuid === status?.uuid) ?? { version: 0 },
  });
  const overwrite = useVersionedSave<{ version: number }>(status, async () =>
    ofList(await statusListsRead(list.module)),
  );
  const initial: Values = {
    name: status?.name ?? '',
    tone: (status?.tone as Tone | undefined) ?? 'neutral',
    outcome: status?.outcome || (list.counts ? 'open' : ''),
    probability: status?.probability ?? 0,
  };
  return (
    <FormDrawer<Values>
      title={status ? status.name : statusMessages.newStatusOf(list.one)}
      onClose={onClose}
      schema={StatusListsCreateBody}
      initial={initial}
      submitLabel={status ? statusMessages.saveStatus : statusMessages.addStatus}
      {...(status ? { decision: mayEdit } : {})}
      submit={async (values, key) => {
        const changed = changedOf(values, initial);
        if (status && Object.keys(changed).length === 0) return;
        if (status)
          await overwrite(async (version) =>
            ofList(await statusListsUpdate(list.module, status.uuid, { ...changed, version })),
          );
        else await statusListsCreate(list.module, values, { headers: { 'idempotency-key': key } });
        notifySaved();
        onSaved();
      }}
      sections={[
        {
          fields: [
            {
              name: 'name',
              label: statusMessages.name,
              kind: 'text',
              isRequired: true,
              ...(status && status.records > 0
                ? {
                    description: statusMessages.renameHint(
                      status.records === 1
                        ? `The ${list.one} with this status gets`
                        : `All ${status.records.toLocaleString('en-US')} ${list.many} with this status get`,
                    ),
                  }
                : {}),
            },
            { name: 'tone', label: statusMessages.color, kind: 'select', options: tones, isRequired: true },
            ...(list.counts
              ? ([
                  {
                    name: 'outcome',
                    label: statusMessages.countsAs,
                    kind: 'select',
                    options: outcomes,
                    isRequired: true,
                  },
                  { name: 'probability', label: statusMessages.chanceOfWinning, kind: 'percent' },
                ] as const)
              : []),
          ],
        },
      ]}
    />
  );
}
