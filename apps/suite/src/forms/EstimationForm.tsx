import type { Estimation } from '@plumbline/api';
import { opportunitiesList } from '@plumbline/api/hooks/crm';
import { EstimationFields } from '@plumbline/api/fields';
import {
  estimationsCreate,
  estimationsRead,
  estimationsUpdate,
  useEstimationsListTagNames,
} from '@plumbline/api/hooks/estimation';
import { EstimationsCreateBody } from '@plumbline/api/schemas/estimation';
import { FormDrawer, notifySaved } from '@plumbline/app-kit/form/FormDrawer';
import { useFormDraft } from '@plumbline/app-kit/form/form-draft';
import { useVersionedSave } from '@plumbline/app-kit/form/use-versioned-save';
import { usePeople, useStatuses } from '@plumbline/app-kit/data/lookups';
import { formsMessages } from './messages.ts';

interface Values {
  name: string;
  opportunity_id: string | null;
  estimator_id: string;
  reviewer_id: string;
  bid_date: string | null;
  estimation_status: string;
  description: string;
  tag_ids: string[];
}
interface Props {
  estimation?: Estimation;
  /** The bid it is for, when it begins there. */
  opportunity?: { uuid: string; name: string; bid_date: string | null; estimator_id: string | null };
  onClose: () => void;
  onSaved: (estimation: Estimation) => void;
}

async function findOpportunities(search: string) {
  const { data } = await opportunitiesList({ search, limit: 20, sort: 'name' });
  return data.map((row) => ({ id: row.uuid, label: row.name, description: row.account_name }));
}

/** The title of a restored opportunity is loaded by its entity. */
const draftFields = { opportunity_id: { ...EstimationFields.opportunity_id, ref: 'opportunity' } };

/** Creates an estimation, or edits one. Used where a bid is and where estimations are. */
export function EstimationForm({ estimation, opportunity, onClose, onSaved }: Props) {
  const people = usePeople();
  const statuses = useStatuses('estimation');
  const tags = useEstimationsListTagNames();
  const { titles, version, openDraft } = useFormDraft(
    { name: 'estimation', fields: draftFields },
    estimation,
  );
  const save = useVersionedSave(estimation && { ...estimation, version: version.current }, ({ uuid }) =>
    estimationsRead(uuid),
  );
  if (!titles) return null;
  const saved: Values = {
    name: estimation?.name ?? opportunity?.name ?? '',
    opportunity_id: estimation?.opportunity_id ?? opportunity?.uuid ?? null,
    estimator_id: estimation?.estimator_id ?? opportunity?.estimator_id ?? '',
    reviewer_id: estimation?.reviewer_id ?? '',
    bid_date: estimation?.bid_date ?? opportunity?.bid_date ?? null,
    estimation_status: estimation?.estimation_status ?? statuses.list[0]?.name ?? '',
    description: estimation?.description ?? '',
    tag_ids: estimation?.tag_ids ?? [],
  };
  const { initial, draft, key: formKey } = openDraft(saved);
  const opportunityName = titles['opportunity_id'] ?? estimation?.opportunity_name ?? opportunity?.name;
  return (
    <FormDrawer<Values>
      key={formKey}
      draft={draft}
      title={estimation ? formsMessages.editName(estimation.name) : formsMessages.newEstimation}
      onClose={onClose}
      schema={EstimationsCreateBody}
      initial={initial}
      submitLabel={estimation ? formsMessages.saveEstimation : formsMessages.createEstimation}
      submit={async (values, key) => {
        const written = estimation
          ? await save((base) => estimationsUpdate(estimation.uuid, { ...values, version: base }))
          : (await estimationsCreate(values, { headers: { 'idempotency-key': key } })).data;
        notifySaved();
        onSaved(written);
      }}
      sections={[
        {
          fields: [
            { name: 'name', label: formsMessages.projectName, kind: 'text', isRequired: true, wide: true },
            {
              name: 'opportunity_id',
              label: formsMessages.opportunity,
              kind: 'search',
              onSearch: findOpportunities,
              wide: true,
              ...(opportunityName ? { valueLabel: opportunityName } : {}),
            },
            { name: 'estimator_id', label: formsMessages.estimator, kind: 'search', options: people },
            { name: 'reviewer_id', label: formsMessages.reviewer, kind: 'search', options: people },
            { name: 'bid_date', label: formsMessages.bidDate, kind: 'date' },
            {
              name: 'estimation_status',
              label: formsMessages.status,
              kind: 'select',
              options: statuses.optionsFrom(estimation?.estimation_status),
            },
            { name: 'description', label: formsMessages.description, kind: 'area', wide: true },
            ...(tags.data?.data.length
              ? [
                  {
                    name: 'tag_ids' as const,
                    label: formsMessages.tags,
                    kind: 'choices' as const,
                    options: tags.data.data.map(({ uuid, name }) => ({ id: uuid, label: name })),
                    wide: true,
                  },
                ]
              : []),
          ],
        },
      ]}
    />
  );
}
