import type { Estimation } from '@plumbline/api';
import { opportunitiesList } from '@plumbline/api/hooks/crm';
import {
  estimationsCreate,
  estimationsUpdate,
  useEstimationsListTagNames,
} from '@plumbline/api/hooks/estimation';
import { EstimationsCreateBody } from '@plumbline/api/schemas/estimation';
import { FormDrawer, notifySaved } from '@plumbline/app-kit/form/FormDrawer';
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

async function findOpportunities(words: string) {
  const { data } = await opportunitiesList({ search: words, limit: 20, sort: 'name' });
  return data.map((row) => ({ id: row.uuid, label: row.name, description: row.account_name }));
}

/** Creates an estimation, or edits one. Used where a bid is and where estimations are. */
export function EstimationForm({ estimation, opportunity, onClose, onSaved }: Props) {
  const people = usePeople();
  const statuses = useStatuses('estimation');
  const tags = useEstimationsListTagNames();
  const bid = estimation?.opportunity_name ?? opportunity?.name;
  const initial: Values = {
    name: estimation?.name ?? opportunity?.name ?? '',
    opportunity_id: estimation?.opportunity_id ?? opportunity?.uuid ?? null,
    estimator_id: estimation?.estimator_id ?? opportunity?.estimator_id ?? '',
    reviewer_id: estimation?.reviewer_id ?? '',
    bid_date: estimation?.bid_date ?? opportunity?.bid_date ?? null,
    estimation_status: estimation?.estimation_status ?? statuses.list[0]?.name ?? '',
    description: estimation?.description ?? '',
    tag_ids: estimation?.tag_ids ?? [],
  };
  return (
    <FormDrawer<Values>
      title={estimation ? formsMessages.editName(estimation.name) : formsMessages.newEstimation}
      onClose={onClose}
      schema={EstimationsCreateBody}
      initial={initial}
      submitLabel={estimation ? formsMessages.saveEstimation : formsMessages.createEstimation}
      submit={async (values, key) => {
        const { data } = estimation
          ? await estimationsUpdate(estimation.uuid, { ...values, version: estimation.version })
          : await estimationsCreate(values, { headers: { 'idempotency-key': key } });
        notifySaved();
        onSaved(data);
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
              ...(bid ? { valueLabel: bid } : {}),
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
