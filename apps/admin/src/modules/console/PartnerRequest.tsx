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
import { consoleMessages } from './messages.ts';

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
  if (!row) return <Skeleton shape="card" count={2} label={consoleMessages.loadingTheRequest} />;
  const person = `${row.firstname} ${row.lastname}`;
  const approve = async () => {
    try {
      await partnerRequestsApprove(row.uuid);
      toast.success(consoleMessages.requestApproved(row.company, row.email));
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
                {consoleMessages.declineRequestMenu}
              </Button>
              <Button
                variant="primary"
                icon={CheckIcon}
                onPress={() => setDialog('approve')}
                {...denied(mayDecide)}
              >
                {consoleMessages.approveRequest}
              </Button>
            </>
          )
        }
        sideLabel={consoleMessages.details}
        side={
          <>
            <PropertyGroup title={consoleMessages.contact}>
              <Property label={consoleMessages.person}>{person}</Property>
              <Property label={consoleMessages.email}>
                <Link href={`mailto:${row.email}`}>{row.email}</Link>
              </Property>
              <Property label={consoleMessages.phone}>
                {row.phone ? <Link href={`tel:${row.phone}`}>{row.phone}</Link> : '—'}
              </Property>
              <Property label={consoleMessages.website}>
                {row.website ? (
                  <Link href={row.website}>{row.website.replace(/^https?:\/\/(www\.)?/, '')}</Link>
                ) : (
                  '—'
                )}
              </Property>
            </PropertyGroup>
            <PropertyGroup title={consoleMessages.request}>
              <Property label={consoleMessages.received}>
                <DateText value={row.createdAt} />
              </Property>
              <Property label={consoleMessages.decided}>
                {row.decided_at ? <DateText value={row.decided_at} /> : '—'}
              </Property>
              <Property label={consoleMessages.decidedBy}>{row.decided_by || '—'}</Property>
            </PropertyGroup>
          </>
        }
      >
        {row.state === 'declined' && (
          <Banner tone="info" title={consoleMessages.declineReasonTitle}>
            {row.reason}
          </Banner>
        )}
        <Section title={consoleMessages.message}>
          {row.message ? (
            <Text>{row.message}</Text>
          ) : (
            <EmptyState size="sm" title={consoleMessages.noMessage}>
              {consoleMessages.messageEmpty}
            </EmptyState>
          )}
        </Section>
      </RecordLayout>
      <ConfirmDialog
        isOpen={dialog === 'approve'}
        onOpenChange={() => setDialog(undefined)}
        title={consoleMessages.approveQuestion(row.company)}
        confirmLabel={consoleMessages.approveRequest}
        onConfirm={approve}
      >
        {consoleMessages.approveConfirm(row.company, person, row.email)}
      </ConfirmDialog>
      {dialog === 'decline' && (
        <DeclineDialog
          request={row}
          onClose={() => setDialog(undefined)}
          onDone={() => {
            toast.success(consoleMessages.declineSent(row.email));
            refresh();
          }}
        />
      )}
    </>
  );
}
