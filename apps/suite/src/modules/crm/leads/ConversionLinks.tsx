import type { Lead } from '@plumbline/api';
import { href } from '@plumbline/app-kit';
import { utcDay } from '@plumbline/dates';
import { DateText } from '@plumbline/ui/DateText';
import { DescriptionList } from '@plumbline/ui/DescriptionList';
import { Link } from '@plumbline/ui/Link';

/** Links to the records a lead was converted to; deleted ones are labeled as such. */
export function ConversionLinks({ lead }: { lead: Lead }) {
  const parts = [
    ['Account', 'account-view', lead.converted_account_id, lead.converted_account_name],
    ['Contact', 'contact-view', lead.converted_contact_id, lead.converted_contact_name],
    ['Opportunity', 'opportunity-view', lead.converted_opportunity_id, lead.converted_opportunity_name],
  ] as const;
  return (
    <DescriptionList
      items={[
        ...(lead.converted_at
          ? [{ term: 'Converted', value: <DateText value={utcDay(lead.converted_at)} /> }]
          : []),
        ...parts.flatMap(([term, route, uuid, name]) =>
          uuid
            ? [
                {
                  term,
                  value: name ? (
                    <Link href={href(route, { uuid })} tone="primary" weight="medium">
                      {name}
                    </Link>
                  ) : (
                    'Deleted'
                  ),
                },
              ]
            : [],
        ),
      ]}
    />
  );
}
