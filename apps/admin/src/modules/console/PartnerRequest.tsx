import { partnerRequestsApprove, usePartnerRequestsRead } from '@plumbline/api/hooks/partner';
import { showError } from '@plumbline/app-kit';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { isFatal } from '@plumbline/app-kit/data/load-errors';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { useDecision } from '@plumbline/permissions/react';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { DateText } from '@plumbline/ui/DateText';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { Link } from '@plumbline/ui/Link';
import { Mark } from '@plumbline/ui/Mark';
import { Pill } from '@plumbline/ui/Pill';
import { Property, PropertyGroup, RecordLayout, Section } from '@plumbline/ui/RecordLayout';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Text } from '@plumbline/ui/Text';
import { toast } from '@plumbline/ui/toast';
import { CheckIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { useParams } from 'react-router';
import { stateOf } from './request-state.ts';

const DeclineDialog = lazyWithRetry(() =>
  import('./DeclineDialog.tsx').then((module) => module.DeclineDialog),
);

/** Partner request with its contact, message and decision. */
export default function PartnerRequest() {
  const { uuid = '' } = useParams();
  const { data, error, mutate } = usePartnerRequestsRead(uuid);
  const mayDecide = useDecision({ app: 18, name: 'partnerRequest', type: 'e' });
  const refresh = useRevalidate('/ac-api/partner-requests');
  const [dialog, setDialog] = useState<'approve' | 'decline'>();
  if (isFatal(error, data?.data.uuid === uuid)) return <Failed error={error} onRetry={() => void mutate()} />;
  const row = data?.data;
  if (!row) return <Skeleton shape="card" count={2} label="Loading the request" />;
  const person = `${row.firstname} ${row.lastname}`;
  const approve = async () => {
    try {
      await partnerRequestsApprove(row.uuid);
      toast.success(`${row.company} is now a partner. An email was sent to ${row.email}.`);
    } catch (reason) {
      showError(reason);
    }
    refresh();
  };
  return (
    <>
      <RecordLayout
        mark={<Mark name={row.company} size={40} letters={2} />}
        title={row.company}
        facts={[person]}
        status={<Pill tone={stateOf(row.state).tone}>{stateOf(row.state).label}</Pill>}
        actions={
          row.state === 'waiting' && (
            <>
              <Button onPress={() => setDialog('decline')} {...denied(mayDecide)}>
                Decline request…
              </Button>
              <Button
                variant="primary"
                icon={CheckIcon}
                onPress={() => setDialog('approve')}
                {...denied(mayDecide)}
              >
                Approve request
              </Button>
            </>
          )
        }
        sideLabel="Details"
        side={
          <>
            <PropertyGroup title="Contact">
              <Property label="Person">{person}</Property>
              <Property label="Email">
                <Link href={`mailto:${row.email}`}>{row.email}</Link>
              </Property>
              <Property label="Phone">
                {row.phone ? <Link href={`tel:${row.phone}`}>{row.phone}</Link> : '—'}
              </Property>
              <Property label="Website">
                {row.website ? (
                  <Link href={row.website}>{row.website.replace(/^https?:\/\/(www\.)?/, '')}</Link>
                ) : (
                  '—'
                )}
              </Property>
            </PropertyGroup>
            <PropertyGroup title="Request">
              <Property label="Received">
                <DateText value={row.createdAt} />
              </Property>
              <Property label="Decided">
                {row.decided_at ? <DateText value={row.decided_at} /> : '—'}
              </Property>
              <Property label="Decided by">{row.decided_by || '—'}</Property>
            </PropertyGroup>
          </>
        }
      >
        {row.state === 'declined' && (
          <Banner tone="info" title="Reason sent to the applicant">
            {row.reason}
          </Banner>
        )}
        <Section title="Message">
          {row.message ? (
            <Text>{row.message}</Text>
          ) : (
            <EmptyState size="sm" title="No message">
              The applicant did not add a message.
            </EmptyState>
          )}
        </Section>
      </RecordLayout>
      <ConfirmDialog
        isOpen={dialog === 'approve'}
        onOpenChange={() => setDialog(undefined)}
        title={`Approve ${row.company}?`}
        confirmLabel="Approve request"
        onConfirm={approve}
      >
        {row.company} becomes a partner with {person} as its first administrator. We’ll email a link to choose
        a password to {row.email}. You can’t undo this.
      </ConfirmDialog>
      {dialog === 'decline' && (
        <DeclineDialog
          request={row}
          onClose={() => setDialog(undefined)}
          onDone={() => {
            toast.success(`An email was sent to ${row.email}.`);
            refresh();
          }}
        />
      )}
    </>
  );
}
