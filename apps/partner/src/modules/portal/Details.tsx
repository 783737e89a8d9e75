import { usePartnerReadCompany, usePartnerReadCompanyHistory } from '@plumbline/api/hooks/partner';
import { History } from '@plumbline/app-kit/audit/History';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { isFatal } from '@plumbline/app-kit/data/load-errors';
import { useReloadProfile } from '@plumbline/app-kit/session/use-profile';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { useDecision } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { Link } from '@plumbline/ui/Link';
import { Mark } from '@plumbline/ui/Mark';
import { Property, PropertyGroup, RecordLayout, Section } from '@plumbline/ui/RecordLayout';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { PencilIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { portalMessages } from './messages.ts';

const DetailsForm = lazyWithRetry(() => import('./DetailsForm.tsx').then((module) => module.DetailsForm));

const fields = {
  name: { label: portalMessages.company },
  contact_name: { label: portalMessages.contactPerson },
};

/** Company details of the partner that customers and the provider see. */
export default function Details() {
  const { data, error, mutate } = usePartnerReadCompany();
  const history = usePartnerReadCompanyHistory();
  const reloadProfile = useReloadProfile();
  const mayEdit = useDecision({ app: 19, name: 'company', type: 'e' });
  const [isEditing, setEditing] = useState(false);
  if (isFatal(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  const row = data?.data;
  if (!row) return <Skeleton shape="card" count={2} label={portalMessages.loadingTheCompanyDetails} />;
  const place = [row.city, [row.state, row.zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <>
      <RecordLayout
        mark={<Mark name={row.name} size={40} letters={2} />}
        title={row.name}
        facts={['Partner', place].filter(Boolean)}
        actions={
          <Button variant="primary" icon={PencilIcon} onPress={() => setEditing(true)} {...denied(mayEdit)}>
            {portalMessages.editDetails}
          </Button>
        }
        sideLabel={portalMessages.details}
        side={
          <>
            <PropertyGroup title={portalMessages.contact}>
              <Property label={portalMessages.person}>{row.contact_name || '—'}</Property>
              <Property label={portalMessages.email}>
                {row.email ? <Link href={`mailto:${row.email}`}>{row.email}</Link> : '—'}
              </Property>
              <Property label={portalMessages.phone}>
                {row.phone ? <Link href={`tel:${row.phone}`}>{row.phone}</Link> : '—'}
              </Property>
              <Property label={portalMessages.website}>
                {row.website ? (
                  <Link href={row.website}>{row.website.replace(/^https?:\/\/(www\.)?/, '')}</Link>
                ) : (
                  '—'
                )}
              </Property>
            </PropertyGroup>
            <PropertyGroup title={portalMessages.address}>
              <Property label={portalMessages.street}>{row.street || '—'}</Property>
              <Property label={portalMessages.city}>{place || '—'}</Property>
            </PropertyGroup>
          </>
        }
      >
        <Section title={portalMessages.activity}>
          <History of={history} fields={fields} noun="company" />
        </Section>
      </RecordLayout>
      {isEditing && (
        <DetailsForm
          company={row}
          onClose={() => setEditing(false)}
          onSaved={() => {
            void mutate();
            void history.mutate();
            // The profile contains the company name that the header shows.
            void reloadProfile();
          }}
        />
      )}
    </>
  );
}
