import { ApiError, type AiRequest, type Estimation } from '@plumbline/api';
import { useAiRequestsListDrafts, useAiRequestsRead } from '@plumbline/api/hooks/estimation';
import { usePlanPagesList } from '@plumbline/api/hooks/workdrive';
import { href } from '@plumbline/app-kit';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { denialText } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { WorksheetLayout } from '@plumbline/ui/WorksheetLayout';
import { Heading } from '@plumbline/ui/Heading';
import { Inline } from '@plumbline/ui/Inline';
import { Section } from '@plumbline/ui/RecordLayout';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { TextArea } from '@plumbline/ui/TextArea';
import { toast } from '@plumbline/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { EstimationHeader } from '../EstimationHeader.tsx';
import { useEstimation } from '../useEstimation.ts';
import { DraftBanners, MissingPages } from './DraftBanners.tsx';
import { PageSection } from './PageSection.tsx';
import { PaymentSection } from './PaymentSection.tsx';
import { pagesText } from './request-text.ts';
import { useAiDraft, type DraftState } from './useAiDraft.ts';
import { aiEstimatesMessages } from './messages.ts';

/** AI estimate request: choose pages, add notes and pay. The `draft` query parameter is the id of the draft. */
export default function AiEstimate() {
  const { uuid = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const { estimation, error, reload } = useEstimation(uuid);
  const draft = query.get('draft');
  const drafts = useAiRequestsListDrafts({ estimation_id: uuid }, { swr: { enabled: draft === null } });
  const newest = drafts.data?.data[0];
  const isListed = drafts.data !== undefined;
  useEffect(() => {
    if (draft === null && isListed)
      setQuery({ draft: newest?.uuid ?? crypto.randomUUID() }, { replace: true });
  }, [draft, isListed, newest, setQuery]);
  const failed: unknown = error ?? (draft === null ? drafts.error : undefined);
  if (failed)
    return (
      <Failed
        error={failed}
        onRetry={() => {
          reload();
          void drafts.mutate();
        }}
      />
    );
  if (!estimation || draft === null)
    return <Skeleton shape="card" count={2} label={aiEstimatesMessages.loadingTheEstimation} />;
  return <Opened key={draft} draft={draft} estimation={estimation} reload={reload} />;
}

interface OpenedProps {
  draft: string;
  estimation: Estimation;
  reload: () => void;
}

function Opened({ draft, estimation, reload }: OpenedProps) {
  const navigate = useNavigate();
  const { data, error, mutate } = useAiRequestsRead(draft);
  const isNew = error instanceof ApiError && error.status === 404;
  const row = data?.data;
  const isSent = row !== undefined && row.request_status !== 'Draft';
  // Leave the form once the request is sent, from this window or another.
  useEffect(() => {
    if (!isSent) return;
    sessionStorage.removeItem(`draft ai-estimate ${draft}`);
    void navigate(href('estimation-requests', { uuid: estimation.uuid }, { request: draft }), {
      replace: true,
    });
  }, [isSent, draft, estimation.uuid, navigate]);
  if (error && !isNew && !row) return <Failed error={error} onRetry={() => void mutate()} />;
  if ((!row && !isNew) || isSent)
    return <Skeleton shape="card" count={2} label={aiEstimatesMessages.loadingTheDraft} />;
  return (
    <Writing
      draft={draft}
      before={row}
      isGone={isNew && row !== undefined}
      estimation={estimation}
      reload={reload}
      reread={() => void mutate()}
    />
  );
}

const stateWords: Record<DraftState['is'], string> = {
  saved: aiEstimatesMessages.draftSaved,
  waiting: aiEstimatesMessages.notSavedYet,
  saving: aiEstimatesMessages.savingTheDraft,
  failed: aiEstimatesMessages.draftSavedLocally,
  stale: aiEstimatesMessages.draftConflict,
};

/** Title and explanation of a request. @param state state of the draft */
function RequestIntroduction({ state }: { state: string }) {
  return (
    <Stack gap={8}>
      <Inline gap={12} justify="between" wraps>
        <Heading level={2}>{aiEstimatesMessages.requestAiEstimate}</Heading>
        <Text as="span" size="small" tone="muted">
          <span role="status">{state}</span>
        </Text>
      </Inline>
      <Text tone="muted">{aiEstimatesMessages.requestDescription}</Text>
    </Stack>
  );
}

function Writing({
  draft,
  before,
  isGone,
  estimation,
  reload,
  reread,
}: OpenedProps & { before: AiRequest | undefined; isGone: boolean; reread: () => void }) {
  const { uuid } = estimation;
  const navigate = useNavigate();
  const refresh = useRevalidate('/estimations/list-');
  const mayAsk = useDecision({ app: 7, name: 'aiRequest', type: 'a' });
  const pages = usePlanPagesList({ prop_type: 'estimation', prop_id: uuid });
  const { value, saved, state, change, save, flush, settle, discard } = useAiDraft(draft, uuid, before);
  const [problem, setProblem] = useState('');
  const pagesField = useRef<HTMLInputElement>(null);
  // Payment state comes from the server, form content from this window.
  const request = before ? { ...(saved ?? before), charge: before.charge } : saved;
  const there = pages.data?.data ?? [];
  const chosen = value.pages.filter((page) => there.some((each) => each.uuid === page));
  const gone = pages.data ? value.pages.length - chosen.length : 0;
  const lockedBecause = !mayAsk.allowed
    ? denialText(mayAsk)
    : request?.charge?.payment
      ? aiEstimatesMessages.pagesLockedReason
      : undefined;
  const startAnew = () => {
    const id = crypto.randomUUID();
    sessionStorage.setItem(`draft ai-estimate ${id}`, JSON.stringify(value));
    discard();
    void navigate(href('estimation-ai-estimate', { uuid }, { draft: id }), { replace: true });
  };
  // On a phone the button is far from the pages, so focus the field with the error.
  const refusePages = (message: string) => {
    setProblem(message);
    pagesField.current?.focus();
  };
  return (
    <WorksheetLayout
      head={<EstimationHeader estimation={estimation} current="requests" reload={reload} />}
      sideLabel={aiEstimatesMessages.payment}
      side={
        <PaymentSection
          estimation={estimation}
          request={request as AiRequest | undefined}
          count={chosen.length}
          {...(pages.data && there.length === 0 ? { lacking: aiEstimatesMessages.planSetMissing } : {})}
          flush={flush}
          onNoPages={() => refusePages(aiEstimatesMessages.pagesMissing)}
          onPagesRefused={refusePages}
          onSent={(sent) => {
            discard();
            refresh();
            toast.success(aiEstimatesMessages.requestSent(pagesText(sent.pages.length)));
            void navigate(href('estimation-requests', { uuid }, { request: draft }), { replace: true });
          }}
          onRefused={() => {
            reread();
            void pages.mutate();
          }}
        />
      }
    >
      <Stack gap={24}>
        <RequestIntroduction state={saved || state.is !== 'saved' ? stateWords[state.is] : ''} />
        <DraftBanners
          state={state}
          isGone={isGone}
          onRestart={startAnew}
          onRetry={() => void save()}
          onSettle={(isMine) => void settle(isMine)}
        />
        {gone > 0 && <MissingPages count={gone} onContinue={() => change({ pages: chosen })} />}
        {pages.error && !pages.data ? (
          <Failed error={pages.error} onRetry={() => void pages.mutate()} />
        ) : !pages.data ? (
          <Skeleton shape="card" count={3} label={aiEstimatesMessages.loadingThePages} />
        ) : (
          <PageSection
            estimation={uuid}
            pages={there}
            workdriveId={value.workdrive_id}
            chosen={chosen}
            onChange={(next) => {
              setProblem('');
              change(next);
            }}
            problem={problem}
            pagesRef={pagesField}
            lockedBecause={lockedBecause}
          />
        )}
        <Section title={aiEstimatesMessages.notes}>
          <TextArea
            label={aiEstimatesMessages.instructions}
            description={aiEstimatesMessages.instructionsHint}
            value={value.notes}
            onChange={(notes) => change({ notes })}
            rows={5}
            maxLength={10_000}
            isReadOnly={!mayAsk.allowed}
          />
        </Section>
      </Stack>
    </WorksheetLayout>
  );
}
