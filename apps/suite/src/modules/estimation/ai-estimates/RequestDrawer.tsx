import { downloadFile, type AiRequest, type Estimation } from '@plumbline/api';
import { getBillingDownloadInvoiceUrl } from '@plumbline/api/hooks/billing';
import {
  aiRequestsAddMeasures,
  aiRequestsRemoveMeasures,
  aiRequestsUpdate,
  useAiRequestsRead,
} from '@plumbline/api/hooks/estimation';
import { usePlanPagesList } from '@plumbline/api/hooks/workdrive';
import { href, showError } from '@plumbline/app-kit';
import { useDraft } from '@plumbline/app-kit/form/use-draft';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { notifySaved } from '@plumbline/app-kit/form/FormDrawer';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { usePauseInvalidation } from '@plumbline/app-kit/realtime/use-invalidation';
import { denialText } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { DateText } from '@plumbline/ui/DateText';
import { DescriptionList } from '@plumbline/ui/DescriptionList';
import { Drawer } from '@plumbline/ui/Drawer';
import { formatMoney } from '@plumbline/ui/format';
import { Inline } from '@plumbline/ui/Inline';
import { Section } from '@plumbline/ui/RecordLayout';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { StatusText } from '@plumbline/ui/StatusText';
import { Text } from '@plumbline/ui/Text';
import { TextArea } from '@plumbline/ui/TextArea';
import { toast } from '@plumbline/ui/toast';
import { DownloadIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { useMayChange } from '../versions/freeze.ts';
import { Withdraw } from './Withdraw.tsx';
import { rangesOf } from './page-ranges.ts';
import { pagesText, requestState } from './request-text.ts';
import { measuresText } from '../measures-text.ts';
import { aiEstimatesMessages } from './messages.ts';

interface Props {
  uuid: string;
  estimation: Estimation;
  onClose: () => void;
  onChanged: () => void;
}

/** Drawer of one request: status, charge, notes and result. */
export function RequestDrawer({ uuid, estimation, onClose, onChanged }: Props) {
  const { data, error, mutate } = useAiRequestsRead(uuid);
  const row = data?.data;
  const changed = () => {
    void mutate();
    onChanged();
  };
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={aiEstimatesMessages.aiEstimate}
      width={450}
    >
      {error && !row ? (
        <Failed error={error} onRetry={() => void mutate()} />
      ) : !row ? (
        <Skeleton shape="form" label={aiEstimatesMessages.loadingTheRequest} />
      ) : (
        <Stack gap={24}>
          <Facts row={row} estimation={estimation} />
          {row.result && <Result row={row} estimation={estimation} onChanged={changed} />}
          {row.request_status === 'Completed' || row.request_status === 'Withdrawn' ? (
            <Section title={aiEstimatesMessages.notes}>
              {row.notes ? <Text>{row.notes}</Text> : <Text tone="muted">{aiEstimatesMessages.noNotes}</Text>}
            </Section>
          ) : (
            <Notes row={row} onChanged={changed} />
          )}
          {row.request_status === 'Pending' && <Withdraw row={row} onChanged={changed} />}
        </Stack>
      )}
    </Drawer>
  );
}

function Facts({ row, estimation }: { row: AiRequest; estimation: Estimation }) {
  const pages = usePlanPagesList({ prop_type: 'estimation', prop_id: estimation.uuid });
  const maySeeInvoice = useDecision({ app: 4, name: 'license', type: 'v' });
  const { label, tone } = requestState(row);
  const { charge } = row;
  const numbers = rangesOf(row.pages, pages.data?.data ?? []);
  return (
    <Stack gap={12}>
      <DescriptionList
        items={[
          { term: 'Status', value: <StatusText tone={tone}>{label}</StatusText> },
          { term: aiEstimatesMessages.planSet, value: row.plan_name },
          { term: 'Pages', value: numbers || pagesText(row.pages.length) },
          { term: aiEstimatesMessages.requestedBy, value: row.created_by },
          ...(row.submitted_at ? [{ term: 'Sent', value: <DateText value={row.submitted_at} /> }] : []),
          ...(row.completed_at ? [{ term: 'Completed', value: <DateText value={row.completed_at} /> }] : []),
          ...(row.withdrawn_at ? [{ term: 'Withdrawn', value: <DateText value={row.withdrawn_at} /> }] : []),
          ...(charge ? [{ term: 'Paid', value: formatMoney(charge.total), note: ` ${charge.number}` }] : []),
          ...(charge && Number(charge.refunded) > 0
            ? [{ term: 'Refunded', value: formatMoney(charge.refunded) }]
            : []),
        ]}
      />
      {charge && (
        <Inline>
          <Button
            size="sm"
            icon={DownloadIcon}
            onPress={() => void downloadFile(getBillingDownloadInvoiceUrl(charge.invoice)).catch(showError)}
            {...(maySeeInvoice.allowed ? {} : { disabledReason: denialText(maySeeInvoice) })}
          >
            {aiEstimatesMessages.downloadInvoice}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

function Result({
  row,
  estimation,
  onChanged,
}: {
  row: AiRequest;
  estimation: Estimation;
  onChanged: () => void;
}) {
  const mayChange = useMayChange(estimation);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const { note = '', conditions = 0, measures = 0, imported_at } = row.result ?? {};
  const act = async (call: typeof aiRequestsAddMeasures, done: string) => {
    setPending(true);
    setProblem('');
    try {
      await call(estimation.uuid, row.uuid);
      toast.success(done);
    } catch (reason) {
      setProblem(errorText(reason));
    }
    setPending(false);
    onChanged();
  };
  const refusal = mayChange.allowed ? {} : { disabledReason: denialText(mayChange) };
  return (
    <Section title={aiEstimatesMessages.result}>
      <Stack gap={12}>
        {note && <Text>{note}</Text>}
        {problem && (
          <Banner tone="bad" isUrgent>
            {problem}
          </Banner>
        )}
        {measures === 0 ? (
          <Text tone="muted">{aiEstimatesMessages.resultWithoutMeasures}</Text>
        ) : imported_at ? (
          <>
            <Text>
              {aiEstimatesMessages.resultAddedOn(measuresText(measures))}
              <DateText value={imported_at} />
              {aiEstimatesMessages.resultAddedHint}
            </Text>
            <Inline gap={8} wraps>
              <Button size="sm" href={href('estimation-tool-overview', { uuid: estimation.uuid })}>
                {aiEstimatesMessages.openPlans}
              </Button>
              <Button
                size="sm"
                isPending={isPending}
                onPress={() => void act(aiRequestsRemoveMeasures, aiEstimatesMessages.resultRemoved)}
                {...refusal}
              >
                {aiEstimatesMessages.removeFromEstimate}
              </Button>
            </Inline>
          </>
        ) : (
          <>
            <Text>{aiEstimatesMessages.resultSummary(measuresText(measures), conditions)}</Text>
            <Inline>
              <Button
                size="sm"
                variant="primary"
                isPending={isPending}
                onPress={() =>
                  void act(aiRequestsAddMeasures, aiEstimatesMessages.resultAdded(measuresText(measures)))
                }
                {...refusal}
              >
                {aiEstimatesMessages.addToEstimate}
              </Button>
            </Inline>
          </>
        )}
      </Stack>
    </Section>
  );
}

function Notes({ row, onChanged }: { row: AiRequest; onChanged: () => void }) {
  const mayEdit = useDecision({ app: 7, name: 'aiRequest', type: 'e' });
  const { value, isChanged, change, discard } = useDraft(`ai-request ${row.uuid}`, { notes: row.notes });
  // Pause revalidation while there are unsaved changes, so that the compared value stays.
  usePauseInvalidation(isChanged);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const save = async () => {
    setPending(true);
    setProblem('');
    try {
      await aiRequestsUpdate(row.uuid, { notes: value.notes, version: row.version });
      discard();
      notifySaved();
    } catch (reason) {
      setProblem(errorText(reason));
    }
    setPending(false);
    onChanged();
  };
  return (
    <Section title={aiEstimatesMessages.notes}>
      <Stack gap={12}>
        <TextArea
          label={aiEstimatesMessages.notesForTheProvider}
          description={aiEstimatesMessages.notesHint}
          value={value.notes}
          onChange={(notes) => change({ notes })}
          maxLength={10_000}
          rows={4}
          isReadOnly={!mayEdit.allowed}
          {...(problem ? { errorMessage: problem } : {})}
        />
        <Inline gap={8} justify="end">
          <Button size="sm" isDisabled={!isChanged || isPending} onPress={discard}>
            {aiEstimatesMessages.discard}
          </Button>
          <Button
            size="sm"
            variant="primary"
            isPending={isPending}
            isDisabled={!isChanged}
            onPress={() => void save()}
            {...(mayEdit.allowed ? {} : { disabledReason: denialText(mayEdit) })}
          >
            {aiEstimatesMessages.saveNotes}
          </Button>
        </Inline>
      </Stack>
    </Section>
  );
}
