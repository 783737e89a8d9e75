import { denied } from '@plumbline/app-kit/record';
import { ContactFields } from '@plumbline/api/fields';
import { useContactsRead, useCrmLookupsHistory } from '@plumbline/api/hooks/crm';
import { lazyPart } from '@plumbline/app-kit/lazy-part';
import { href } from '@plumbline/app-kit';
import { History } from '@plumbline/app-kit/history';
import { Failed } from '@plumbline/app-kit/states';
import { useRecordTab } from '@plumbline/app-kit/tabs';
import { useDecision } from '@plumbline/permissions/react';
import { Avatar } from '@plumbline/ui/Avatar';
import { Button } from '@plumbline/ui/Button';
import { Link } from '@plumbline/ui/Link';
import { Property, PropertyGroup, RecordLayout, Section } from '@plumbline/ui/RecordLayout';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { PencilIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { useParams } from 'react-router';
import { contactTypes } from './choices.ts';

const ContactForm = lazyPart(() => import('./ContactForm.tsx').then((module) => module.ContactForm));

export default function Contact() {
  const { uuid = '' } = useParams();
  const { data, error, mutate } = useContactsRead(uuid);
  const { data: changes, mutate: reloadHistory } = useCrmLookupsHistory('contact', uuid);
  const [isEditing, setEditing] = useState(false);
  const mayEdit = useDecision({ app: 1, name: 'contact', type: 'e' });
  const row = data?.data;
  const name = row ? `${row.firstname} ${row.lastname}` : undefined;
  useRecordTab({ id: uuid, title: name, key: 'contact', href: href('contact-view', { uuid }) });
  if (error) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!row || !name) return <Skeleton shape="card" count={2} label="Loading the contact" />;
  return (
    <>
      <RecordLayout
        mark={<Avatar name={name} size={40} />}
        title={name}
        facts={[row.title ?? '', row.account_name].filter(Boolean)}
        actions={
          <Button variant="primary" icon={PencilIcon} onPress={() => setEditing(true)} {...denied(mayEdit)}>
            Edit contact
          </Button>
        }
        sideLabel="Details"
        side={
          <PropertyGroup title="Contact">
            <Property label="Type">
              {contactTypes.find((each) => each.id === row.contact_type)?.label ?? ''}
            </Property>
            <Property label="Account">
              {row.account_id ? (
                <Link href={href('account-view', { uuid: row.account_id })}>{row.account_name}</Link>
              ) : (
                '—'
              )}
            </Property>
            <Property label="Email">
              {row.email ? <Link href={`mailto:${row.email}`}>{row.email}</Link> : '—'}
            </Property>
            <Property label="Phone">
              {row.phone ? <Link href={`tel:${row.phone}`}>{row.phone}</Link> : '—'}
            </Property>
          </PropertyGroup>
        }
      >
        <Section title="Activity">
          <History changes={changes?.data} fields={ContactFields} noun="contact" />
        </Section>
      </RecordLayout>
      {isEditing && (
        <ContactForm
          contact={row}
          onClose={() => setEditing(false)}
          onSaved={() => {
            void mutate();
            void reloadHistory();
          }}
        />
      )}
    </>
  );
}
