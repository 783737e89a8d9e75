import type { Lead } from '@plumbline/api';
import { leadEntity } from '@plumbline/api/entities/lead';
import { href } from '@plumbline/app-kit';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { useStatuses } from '@plumbline/app-kit/data/lookups';
import { Avatar } from '@plumbline/ui/Avatar';
import { formatDate, formatWholeMoney } from '@plumbline/ui/format';
import { ListCard } from '@plumbline/ui/ListCard';
import { Mark } from '@plumbline/ui/Mark';
import { StatusText } from '@plumbline/ui/StatusText';
import { ArrowRightIcon, UserPlusIcon } from '@plumbline/ui/icons';
import { OnMap } from '../map/MapLink.tsx';
import { leadsMessages } from './messages.ts';

const LeadForm = lazyWithRetry(() => import('./LeadForm.tsx').then((module) => module.LeadForm));

const where = (value: boolean) => [
  { fieldId: 'is_converted', operator: 'eq' as const, value: String(value) },
];
const views = [
  { id: 'open', label: leadsMessages.open, filters: where(false) },
  { id: 'converted', label: leadsMessages.converted, filters: where(true) },
  { id: 'all', label: leadsMessages.allLeads, filters: [] },
];
const lock = (row: Lead) => (row.is_converted ? leadsMessages.convertedLocked : undefined);
const asker = (row: Lead) => [row.contact_name, row.company].filter(Boolean).join(' · ');

/** List and board of leads. */
export default function Leads() {
  const status = useStatuses('lead');
  const won = new Set(status.list.filter(({ outcome }) => outcome === 'won').map(({ name }) => name));
  const refuse = (_row: Lead | undefined, to: string) =>
    won.has(to) ? leadsMessages.useConvertAction(to) : undefined;
  return (
    <ResourceList
      entity={leadEntity}
      icon={UserPlusIcon}
      defaultSort={{ columnId: 'createdAt', direction: 'desc' }}
      text={leadsMessages.leadsEmpty}
      views={views}
      actions={<OnMap layer="lead" views={views} />}
      columns={[
        'name',
        { id: 'company', width: 190, isMuted: true },
        'contact_name',
        'status',
        'rating',
        'lead_source',
        'amount',
        'bid_date',
        'owner_name',
      ]}
      copy={{ label: leadsMessages.copyLeadNumber, text: (row) => row.number }}
      rowActions={(row) =>
        row.is_converted
          ? []
          : [
              {
                id: 'convert',
                label: leadsMessages.convert,
                icon: ArrowRightIcon,
                href: href('lead-convert', { uuid: row.uuid, convertId: 'new' }),
              },
            ]
      }
      look={{ refuse, lock }}
      form={(props) => <LeadForm {...props} />}
      cardView={(row) => (
        <ListCard
          mark={<Mark name={row.company || row.name} size={40} letters={2} />}
          title={row.name}
          figure={formatWholeMoney(row.amount ?? '0')}
          subtitle={asker(row)}
          meta={[
            <StatusText key="status" tone={status.tone(row.status ?? '')}>
              {row.status}
            </StatusText>,
            ...(row.bid_date ? [formatDate(row.bid_date)] : []),
          ]}
          trailing={row.owner_name ? <Avatar name={row.owner_name} /> : undefined}
        />
      )}
    />
  );
}
