import { ApiError, type AiMeasures, type CustomerAiRequestDetail } from '@plumbline/api';
import { customerAiRequestsComplete, customerAiRequestsDeliver } from '@plumbline/api/hooks/admin';
import { useDraft } from '@plumbline/app-kit/form/use-draft';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { usePauseInvalidation } from '@plumbline/app-kit/realtime/use-invalidation';
import { useDecision } from '@plumbline/permissions/react';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { FileField } from '@plumbline/ui/FileField';
import { Inline } from '@plumbline/ui/Inline';
import { Section } from '@plumbline/ui/RecordLayout';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { TextArea } from '@plumbline/ui/TextArea';
import { toast } from '@plumbline/ui/toast';
import { CheckIcon, DownloadIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { exampleOf, readMeasures, rowOf } from './measures-file.ts';
import { requestsMessages } from './messages.ts';

function downloadExample(row: CustomerAiRequestDetail) {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(exampleOf(row), null, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = 'measures.json';
  link.click();
  URL.revokeObjectURL(url);
}

interface ResultDraft {
  note: string;
}

/** Saves the result of a request and completes the request, with the problems of the last attempt. */
function useResultSave({
  row,
  draft: { value, isChanged, discard },
  file,
  setFile,
  reload,
}: {
  row: CustomerAiRequestDetail;
  draft: ReturnType<typeof useDraft<ResultDraft>>;
  /** Chosen file with measures. */
  file: File | undefined;
  setFile: (file: File | undefined) => void;
  reload: () => void;
}) {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [fileProblem, setFileProblem] = useState('');
  const [problem, setProblem] = useState('');
  const [pending, setPending] = useState<'save' | 'remove'>();

  /** Saves the result. @throws the error of the call, after showing it. */
  const send = async (given: AiMeasures | null | undefined) => {
    try {
      await customerAiRequestsDeliver(row.tenant_id, row.uuid, {
        note: value.note,
        ...(given === undefined ? {} : { measures: given }),
      });
      discard();
      setFile(undefined);
      reload();
    } catch (reason) {
      const rows = reason instanceof ApiError ? reason.errors.flatMap((each) => rowOf(each) ?? []) : [];
      setRefused(rows);
      if (rows.length > 0) setFileProblem(errorText(reason));
      else setProblem(errorText(reason));
      throw reason;
    }
  };
  const begin = () => {
    setRefused([]);
    setFileProblem('');
    setProblem('');
  };
  const save = async (): Promise<boolean> => {
    begin();
    const read = file ? await readMeasures(file) : undefined;
    if (read?.problem !== undefined) {
      setFileProblem(read.problem);
      return false;
    }
    try {
      await send(read?.measures);
      return true;
    } catch {
      return false;
    }
  };
  const press = async (what: 'save' | 'remove') => {
    setPending(what);
    if (what === 'save') {
      if (await save()) toast.success(requestsMessages.handoverSaved);
    } else {
      begin();
      await send(null).catch(() => undefined);
    }
    setPending(undefined);
  };
  const complete = async () => {
    if ((isChanged || file) && !(await save())) return;
    begin();
    try {
      await customerAiRequestsComplete({ request_id: row.uuid, tenant_id: row.tenant_id });
      toast.success(requestsMessages.requestCompleted(row.company));
    } catch (reason) {
      setProblem(errorText(reason));
    }
    reload();
  };
  return { refused, fileProblem, problem, pending, begin, press, complete };
}

/** Result of a request: a note and measures from a file. The customer sees it when the request is completed. */
export function HandOver({ row, reload }: { row: CustomerAiRequestDetail; reload: () => void }) {
  const mayEdit = useDecision({ app: 18, name: 'customerRequest', type: 'e' });
  const draft = useDraft<ResultDraft>(`hand-over ${row.uuid}`, { note: row.result.note });
  const { value, isChanged, change } = draft;
  const [file, setFile] = useState<File>();
  // Revalidation is paused only while there is unsaved input, so that changes of the customer appear.
  usePauseInvalidation(isChanged || file !== undefined);
  const [isCompleting, setCompleting] = useState(false);
  const { measures, conditions } = row.result;

  const { refused, fileProblem, problem, pending, begin, press, complete } = useResultSave({
    row,
    draft,
    file,
    setFile,
    reload,
  });
  const refusal = denied(mayEdit);
  const isEmpty = value.note.trim() === '' && measures === 0 && !file;
  return (
    <Section title={requestsMessages.handover}>
      <Stack gap={16}>
        {problem && (
          <Banner tone="bad" isUrgent>
            {problem}
          </Banner>
        )}
        <TextArea
          label={requestsMessages.noteToTheCustomer}
          description={requestsMessages.noteHint}
          value={value.note}
          onChange={(note) => change({ note })}
          maxLength={10_000}
          rows={4}
          isReadOnly={!mayEdit.allowed}
        />
        {measures > 0 && (
          <Inline gap={12} wraps>
            <Text>{requestsMessages.measuresReady(measures, conditions)}</Text>
            <Button
              size="sm"
              isPending={pending === 'remove'}
              onPress={() => void press('remove')}
              {...refusal}
            >
              {requestsMessages.removeMeasures}
            </Button>
          </Inline>
        )}
        <FileField
          label={measures > 0 ? requestsMessages.replaceMeasures : requestsMessages.measures}
          description={requestsMessages.measuresFileHint}
          accept="application/json,.json"
          maxBytes={20 * 1024 ** 2}
          maxFiles={1}
          isCompact
          value={file ? [file] : []}
          onChange={([next]) => {
            begin();
            setFile(next);
          }}
          isDisabled={!mayEdit.allowed}
          {...(fileProblem ? { errorMessage: fileProblem } : {})}
        />
        {refused.length > 0 && (
          <Banner tone="bad" title={requestsMessages.measuresFileRejected}>
            <ul>
              {refused.slice(0, 20).map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
            {refused.length > 20 && requestsMessages.moreProblems(refused.length - 20)}
          </Banner>
        )}
        <Inline gap={8} wraps justify="between">
          <Button size="sm" icon={DownloadIcon} onPress={() => downloadExample(row)}>
            {requestsMessages.downloadExample}
          </Button>
          <Inline gap={8} wraps>
            <Button
              isPending={pending === 'save'}
              isDisabled={!isChanged && !file}
              onPress={() => void press('save')}
              {...refusal}
            >
              {requestsMessages.saveHandover}
            </Button>
            <Button
              variant="primary"
              icon={CheckIcon}
              onPress={() => setCompleting(true)}
              {...(isEmpty ? { disabledReason: requestsMessages.handoverEmptyReason } : {})}
              {...refusal}
            >
              {requestsMessages.completeRequestMenu}
            </Button>
          </Inline>
        </Inline>
      </Stack>
      <ConfirmDialog
        isOpen={isCompleting}
        onOpenChange={setCompleting}
        title={requestsMessages.completeQuestion(row.company)}
        confirmLabel={requestsMessages.completeRequest}
        tone="primary"
        onConfirm={complete}
      >
        {requestsMessages.completeConfirm(row.company)}
      </ConfirmDialog>
    </Section>
  );
}
