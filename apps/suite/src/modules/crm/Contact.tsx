import type { Contact as Row, ContactRecord } from '@plumbline/api';
import { useContactRecordsList } from '@plumbline/api/hooks/crm';
import { contactEntity } from '@plumbline/api/entities/contact';
import { entityNamed } from '@plumbline/api/entities';
import { recordHref } from '@plumbline/app-kit/custom/record-href';
import { SectionTable } from '@plumbline/app-kit/record/SectionTable';
import { RecordScreen, type RecordTools, type RecordView } from '@plumbline/app-kit/record/RecordScreen';
import { useStatuses } from '@plumbline/app-kit/data/lookups';
import { SectionDenied } from '@plumbline/app-kit/data/load-states';
import { capital } from '@plumbline/app-kit/format/format-values';
import { denialText } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { Avatar } from '@plumbline/ui/Avatar';
import { DataTable, type Column } from '@plumbline/ui/DataTable';
import { TargetIcon } from '@plumbline/ui/icons';
import { bidColumns } from './bids/bid-columns.ts';
import { crmMessages } from './messages.ts';

const roleOf = ({ role, is_primary, is_mapped }: ContactRecord) =>
  is_mapped
    ? [role, is_primary ? 'primary contact' : ''].filter(Boolean).join(' · ') || 'Contact'
    : crmMessages.viaAccount;
const columns: Column<ContactRecord>[] = [
  { id: 'title', header: crmMessages.name, accessor: ({ title }) => title, width: 210 },
  { id: 'role', header: crmMessages.role, accessor: roleOf, width: 140, isMuted: true },
];

const shared = {
  getRowId: ({ prop_id }: ContactRecord) => prop_id,
  rowLabel: ({ title }: ContactRecord) => title,
  rowHref: ({ prop_type, prop_id }: ContactRecord) => recordHref(prop_type, prop_id),
};

function useView({ row, tab }: RecordTools<Row>): RecordView {
  const loaded = useContactRecordsList(row.uuid);
  const { data } = loaded;
  const maySeeBids = useDecision({ app: 1, name: 'opportunity', type: 'v' });
  const stages = useStatuses('opportunity');
  const isShort = tab === 'overview';
  const of = (isOpportunity: boolean) =>
    (data?.data ?? []).filter(({ prop_type }) => (prop_type === 'opportunity') === isOpportunity);
  const [opportunities, others] = [of(true), of(false)];
  return {
    mark: <Avatar name={`${row.firstname} ${row.lastname}`} size={40} />,
    facts: [row.title, row.account_name],
    sections: [
      {
        id: 'opportunities',
        label: crmMessages.opportunities,
        count: maySeeBids.allowed && data ? opportunities.length : undefined,
        content: !maySeeBids.allowed ? (
          <SectionDenied text={denialText(maySeeBids)} />
        ) : (
          <SectionTable
            {...shared}
            of={loaded}
            label={crmMessages.opportunities}
            rows={isShort ? opportunities.slice(0, 6) : opportunities}
            columns={[...columns, ...bidColumns(stages)]}
            empty={{
              icon: TargetIcon,
              title: crmMessages.noOpportunitiesYet,
              children: crmMessages.contactOpportunitiesEmpty,
            }}
          />
        ),
      },
      ...(others.length
        ? [
            {
              id: 'records',
              label: crmMessages.records,
              count: others.length,
              content: (
                <DataTable
                  {...shared}
                  variant="document"
                  frame="card"
                  label={crmMessages.records}
                  rows={isShort ? others.slice(0, 6) : others}
                  columns={[
                    ...columns,
                    {
                      id: 'kind',
                      header: crmMessages.type,
                      accessor: ({ prop_type }) => capital(entityNamed(prop_type)?.one ?? prop_type),
                      width: 110,
                    },
                    {
                      id: 'number',
                      header: crmMessages.number,
                      type: 'code',
                      accessor: ({ number }) => number,
                      width: 110,
                    },
                  ]}
                />
              ),
            },
          ]
        : []),
    ],
  };
}

export default function Contact() {
  return <RecordScreen entity={contactEntity} useView={useView} />;
}
