import type { Estimation, EstimationUpdate } from '@plumbline/api';
import { opportunitiesList } from '@plumbline/api/hooks/crm';
import { href } from '@plumbline/app-kit';
import { DateProperty } from '@plumbline/app-kit/properties/DateProperty';
import { PersonProperty } from '@plumbline/app-kit/properties/PersonProperty';
import { TextProperty } from '@plumbline/app-kit/properties/TextProperty';
import { useDecision } from '@plumbline/permissions/react';
import { ComboBox } from '@plumbline/ui/ComboBox';
import { InlineEdit } from '@plumbline/ui/InlineEdit';
import { Link } from '@plumbline/ui/Link';
import { PropertyGroup } from '@plumbline/ui/RecordLayout';
import { TextArea } from '@plumbline/ui/TextArea';
import { messages } from '@plumbline/validation/messages';
import { estimationMessages } from './messages.ts';

async function findOpportunities(search: string) {
  const { data } = await opportunitiesList({ search, limit: 20, sort: 'name' });
  return data.map((each) => ({ id: each.uuid, label: each.name, description: each.account_name }));
}

/** Fields of an estimation with inline editing. */
export function EstimationDetails({
  row,
  save,
  isReadOnly,
}: {
  row: Estimation;
  save: (change: Omit<EstimationUpdate, 'version'>) => Promise<void>;
  isReadOnly: boolean;
}) {
  const maySeeBids = useDecision({ app: 1, name: 'opportunity', type: 'v' });
  const readOnly = isReadOnly ? { isReadOnly: true as const } : {};
  return (
    <>
      <PropertyGroup title={estimationMessages.estimation}>
        <TextProperty
          label={estimationMessages.name}
          value={row.name}
          onSave={(name) => save({ name })}
          validate={(name) => (name.trim() ? undefined : messages.required)}
          {...readOnly}
        />
        <DateProperty
          label={estimationMessages.bidDue}
          value={row.bid_date}
          emptyText={estimationMessages.addABidDate}
          onSave={(day) => save({ bid_date: day })}
          {...readOnly}
        />
        <InlineEdit
          label={estimationMessages.notes}
          layout="stack"
          value={row.description ?? ''}
          display={row.description}
          emptyText={estimationMessages.addNotes}
          onSave={(description) => save({ description })}
          {...readOnly}
        >
          {(field) => <TextArea {...field} />}
        </InlineEdit>
      </PropertyGroup>
      <PropertyGroup title={estimationMessages.people}>
        <PersonProperty
          label={estimationMessages.estimator}
          value={row.estimator_id}
          name={row.estimator}
          emptyText={estimationMessages.addAnEstimator}
          onSave={(estimator) => save({ estimator_id: estimator })}
          {...readOnly}
        />
        <PersonProperty
          label={estimationMessages.reviewer}
          value={row.reviewer_id}
          name={row.reviewer}
          emptyText={estimationMessages.addAReviewer}
          onSave={(reviewer) => save({ reviewer_id: reviewer })}
          {...readOnly}
        />
      </PropertyGroup>
      <PropertyGroup
        title={estimationMessages.bid}
        {...(row.opportunity_id && maySeeBids.allowed
          ? {
              actions: (
                <Link href={href('opportunity-view', { uuid: row.opportunity_id })} size="small">
                  {estimationMessages.open}
                </Link>
              ),
            }
          : {})}
      >
        <InlineEdit<string | null>
          label={estimationMessages.opportunity}
          value={row.opportunity_id ?? null}
          display={row.opportunity_name}
          emptyText={estimationMessages.linkAnOpportunity}
          onSave={(opportunity) => save({ opportunity_id: opportunity })}
          savesOnChange
          {...(maySeeBids.allowed ? readOnly : { isReadOnly: true })}
        >
          {(field) => <ComboBox {...field} onSearch={findOpportunities} valueLabel={row.opportunity_name} />}
        </InlineEdit>
      </PropertyGroup>
    </>
  );
}
