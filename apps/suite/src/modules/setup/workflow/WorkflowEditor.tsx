import { ApiError, type Workflow, type WorkflowState } from '@plumbline/api';
import {
  useStatusListsList,
  useWorkflowsRead,
  workflowsCreate,
  workflowsUpdate,
} from '@plumbline/api/hooks/setup';
import { WorkflowsCreateBody } from '@plumbline/api/schemas/setup';
import { href } from '@plumbline/app-kit';
import { DiscardDialog } from '@plumbline/app-kit/form/DiscardDialog';
import { useDraft } from '@plumbline/app-kit/form/use-draft';
import { errorText, isStale } from '@plumbline/app-kit/data/error-message';
import { notifySaved } from '@plumbline/app-kit/form/FormDrawer';
import { changedOf, staleText } from '@plumbline/app-kit/form/use-versioned-save';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { useFatalError } from '@plumbline/app-kit/data/load-errors';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { useDecision } from '@plumbline/permissions/react';
import { issueMessage } from '@plumbline/validation';
import { Banner } from '@plumbline/ui/Banner';
import { FormLayout } from '@plumbline/ui/FormLayout';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { TextArea } from '@plumbline/ui/TextArea';
import { TextField } from '@plumbline/ui/TextField';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { draftOf, flowOf, withoutStatus, type Draft } from './flow.ts';
import { FlowWords } from './WorkflowSummary.tsx';
import { StateList } from './StateList.tsx';
import { TransitionMatrix } from './TransitionMatrix.tsx';
import { workflowMessages } from './messages.ts';

/** Editor of a workflow: statuses, allowed transitions and a written summary. */
export function WorkflowEditor({ id }: { id: string }) {
  const isNew = id === 'new';
  const { data, error, mutate } = useWorkflowsRead(id, { swr: { enabled: !isNew } });
  const workflow = data?.data.uuid === id ? data.data : undefined;
  if (useFatalError(error, workflow !== undefined))
    return <Failed error={error} onRetry={() => void mutate()} />;
  if (!isNew && !workflow)
    return <Skeleton shape="card" count={2} label={workflowMessages.loadingTheWorkflow} />;
  return <Editor {...(workflow ? { workflow } : {})} reload={async () => (await mutate())?.data.version} />;
}

type Errors = Partial<Record<'name' | 'description' | 'statuses' | 'transitions' | 'other', string>>;

/** Validates and saves a workflow, and leaves the editor. */
function useWorkflowSave({
  workflow,
  draft,
  changed,
  reload,
  leave,
}: {
  /** Edited workflow; undefined for a new one. */
  workflow: Workflow | undefined;
  draft: ReturnType<typeof useDraft<Draft>>;
  changed: Partial<Omit<Draft, 'version'>>;
  /** Loads the workflow again. @returns its version */
  reload: () => Promise<number | undefined>;
  leave: () => void;
}) {
  const refresh = useRevalidate('/setup/');
  const key = useRef(crypto.randomUUID());
  const [errors, setErrors] = useState<Errors>({});
  const [isSaving, setSaving] = useState(false);
  const { version, ...values } = draft.value;
  const save = async () => {
    const parsed = WorkflowsCreateBody.safeParse(values, { reportInput: true });
    if (!parsed.success) {
      setErrors(
        Object.fromEntries(
          parsed.error.issues.map((issue) => [
            issue.path[0],
            issue.path[0] === 'statuses' && issue.path.length > 1
              ? workflowMessages.statusNameMissing
              : issueMessage(issue),
          ]),
        ) as Errors,
      );
      return;
    }
    setErrors({});
    setSaving(true);
    try {
      const body = values as Parameters<typeof workflowsCreate>[0];
      if (workflow) await workflowsUpdate(workflow.uuid, { ...(changed as typeof body), version });
      else await workflowsCreate(body, { headers: { 'idempotency-key': key.current } });
      notifySaved();
      refresh();
      leave();
    } catch (reason) {
      const named =
        reason instanceof ApiError
          ? Object.fromEntries(reason.errors.map(({ field, message }) => [field.split('.')[0], message]))
          : {};
      setErrors(Object.keys(named).length > 0 ? named : { other: errorText(reason) });
      if (isStale(reason)) {
        // Saving again overwrites the other change.
        const theirs = await reload().catch(() => undefined);
        if (theirs !== undefined) {
          draft.change({ version: theirs });
          setErrors({ other: staleText });
        }
      }
      key.current = crypto.randomUUID();
    }
    setSaving(false);
  };
  return { errors, isSaving, save };
}

/** Name and description of a workflow. */
function GeneralFields({
  values: { name, description },
  errors,
  isReadOnly,
  onChange,
}: {
  values: Pick<Draft, 'name' | 'description'>;
  errors: Errors;
  isReadOnly: boolean;
  onChange: (change: Partial<Draft>) => void;
}) {
  return (
    <Stack gap={16}>
      <TextField
        label={workflowMessages.name}
        isRequired
        value={name}
        isReadOnly={isReadOnly}
        onChange={(next) => onChange({ name: next })}
        {...(errors.name ? { errorMessage: errors.name } : {})}
      />
      <TextArea
        label={workflowMessages.description}
        isRequired
        rows={2}
        value={description}
        isReadOnly={isReadOnly}
        onChange={(next) => onChange({ description: next })}
        {...(errors.description ? { errorMessage: errors.description } : {})}
      />
    </Stack>
  );
}

function Editor({ workflow, reload }: { workflow?: Workflow; reload: () => Promise<number | undefined> }) {
  const navigate = useNavigate();
  const mayEdit = useDecision({ app: 4, name: 'workflow', type: workflow ? 'e' : 'a' });
  const maySeeLists = useDecision({ app: 4, name: 'status', type: 'v' });
  const { data: lists } = useStatusListsList({ swr: { enabled: maySeeLists.allowed } });
  const initial = draftOf(workflow);
  const draft = useDraft<Draft>(`workflow ${workflow?.uuid ?? 'new'}`, initial);
  const [isLeaving, setLeaving] = useState(false);
  const { version, ...values } = draft.value;
  const { statuses, transitions } = values;
  const { version: _before, ...kept } = initial;
  const changed = changedOf(values, kept);
  const isChanged = Object.keys(changed).length > 0;
  const change = (part: Partial<Draft>) => draft.change({ version, ...part });
  const leave = () => {
    draft.discard();
    void navigate(href('setup-workflow'));
  };

  const { errors, isSaving, save } = useWorkflowSave({ workflow, draft, changed, reload, leave });

  return (
    <>
      <FormLayout
        header={
          <PageHeader
            title={workflow ? workflow.name : workflowMessages.newWorkflow}
            description={workflowMessages.workflowEditorDescription}
            backHref={href('setup-workflow')}
            backLabel="Workflows"
          />
        }
        errors={
          errors.other ? (
            <Banner tone="bad" isUrgent>
              {errors.other}
            </Banner>
          ) : undefined
        }
        sections={[
          {
            id: 'general',
            title: workflowMessages.general,
            children: (
              <GeneralFields
                values={values}
                errors={errors}
                isReadOnly={!mayEdit.allowed}
                onChange={change}
              />
            ),
          },
          {
            id: 'statuses',
            title: workflowMessages.statuses,
            description: workflowMessages.statusesHint,
            children: (
              <Stack gap={12}>
                {errors.statuses && (
                  <Banner tone="bad" isUrgent>
                    {errors.statuses}
                  </Banner>
                )}
                <StateList
                  statuses={statuses}
                  isReadOnly={!mayEdit.allowed}
                  modules={(lists?.data ?? []).map((list) => ({
                    id: list.module,
                    label: list.label,
                    statuses: list.statuses as Pick<WorkflowState, 'name' | 'tone'>[],
                  }))}
                  onChange={(next) => change({ statuses: next })}
                  onRemove={(uuid) => change(withoutStatus(draft.value, uuid))}
                />
              </Stack>
            ),
          },
          {
            id: 'moves',
            title: workflowMessages.allowedTransitions,
            description: workflowMessages.transitionsHint,
            children: (
              <TransitionMatrix
                statuses={statuses}
                transitions={transitions}
                problem={errors.transitions}
                onChange={mayEdit.allowed ? (next) => change({ transitions: next }) : undefined}
              />
            ),
          },
          {
            id: 'words',
            title: workflowMessages.summary,
            children: <FlowWords flow={flowOf(draft.value)} />,
          },
        ]}
        save={{
          message: isChanged ? workflowMessages.unsavedChanges : workflowMessages.noChanges,
          saveLabel: workflow ? workflowMessages.saveWorkflow : workflowMessages.createWorkflow,
          discardLabel: isChanged ? 'Discard' : 'Back',
          isSaving,
          onSave: () => void (workflow && !isChanged ? leave() : save()),
          onDiscard: () => (isChanged ? setLeaving(true) : leave()),
          ...denied(mayEdit),
        }}
      />
      <DiscardDialog isOpen={isLeaving} onOpenChange={setLeaving} onDiscard={leave} />
    </>
  );
}
