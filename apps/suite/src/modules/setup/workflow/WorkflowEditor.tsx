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
import { saved } from '@plumbline/app-kit/form/FormDrawer';
import { changedOf, staleText } from '@plumbline/app-kit/form/use-versioned-save';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { useFatalError } from '@plumbline/app-kit/data/load-errors';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { useDecision } from '@plumbline/permissions/react';
import { issueMessage } from '@plumbline/validation';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { CheckMatrix } from '@plumbline/ui/CheckMatrix';
import { FormLayout } from '@plumbline/ui/FormLayout';
import { Inline } from '@plumbline/ui/Inline';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { TextArea } from '@plumbline/ui/TextArea';
import { TextField } from '@plumbline/ui/TextField';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { draftOf, flowOf, straight, withoutStatus, type Draft } from './flow.ts';
import { FlowWords } from './WorkflowSummary.tsx';
import { StateList } from './StateList.tsx';

/** Editor of a workflow: statuses, allowed transitions and a summary in words. */
export function WorkflowEditor({ id }: { id: string }) {
  const isNew = id === 'new';
  const { data, error, mutate } = useWorkflowsRead(id, { swr: { enabled: !isNew } });
  const workflow = data?.data.uuid === id ? data.data : undefined;
  if (useFatalError(error, workflow !== undefined))
    return <Failed error={error} onRetry={() => void mutate()} />;
  if (!isNew && !workflow) return <Skeleton shape="card" count={2} label="Loading the workflow" />;
  return <Editor {...(workflow ? { workflow } : {})} reload={async () => (await mutate())?.data.version} />;
}

type Errors = Partial<Record<'name' | 'description' | 'statuses' | 'transitions' | 'other', string>>;

function Editor({ workflow, reload }: { workflow?: Workflow; reload: () => Promise<number | undefined> }) {
  const navigate = useNavigate();
  const refresh = useRevalidate('/setup/');
  const mayEdit = useDecision({ app: 4, name: 'workflow', type: workflow ? 'e' : 'a' });
  const maySeeLists = useDecision({ app: 4, name: 'status', type: 'v' });
  const { data: lists } = useStatusListsList({ swr: { enabled: maySeeLists.allowed } });
  const initial = draftOf(workflow);
  const draft = useDraft<Draft>(`workflow ${workflow?.uuid ?? 'new'}`, initial);
  const key = useRef(crypto.randomUUID());
  const [errors, setErrors] = useState<Errors>({});
  const [isSaving, setSaving] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { version, ...values } = draft.value;
  const { name, description, statuses, transitions } = values;
  const { version: _before, ...kept } = initial;
  const changed = changedOf(values, kept);
  const isChanged = Object.keys(changed).length > 0;
  const change = (part: Partial<Draft>) => draft.change({ version, ...part });
  const leave = () => {
    draft.discard();
    void navigate(href('setup-workflow'));
  };

  const save = async () => {
    const parsed = WorkflowsCreateBody.safeParse(values, { reportInput: true });
    if (!parsed.success) {
      setErrors(
        Object.fromEntries(
          parsed.error.issues.map((issue) => [
            issue.path[0],
            issue.path[0] === 'statuses' && issue.path.length > 1
              ? 'Give every status a name.'
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
      saved();
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
  const setMoves = (cells: readonly { row: string; column: string }[], isAllowed: boolean) => {
    const same = (move: { from: string; to: string }) =>
      cells.some(({ row, column }) => row === move.from && column === move.to);
    const rest = transitions.filter((move) => !same(move));
    change({
      transitions: isAllowed
        ? [...rest, ...cells.map(({ row, column }) => ({ from: row, to: column }))]
        : rest,
    });
  };
  const called = (state: WorkflowState) => state.name || 'Untitled status';

  return (
    <>
      <FormLayout
        header={
          <PageHeader
            title={workflow ? workflow.name : 'New workflow'}
            description="Statuses and the allowed transitions between them."
            backHref={href('setup-workflow')}
            backLabel="Workflows"
          />
        }
        errors={
          errors.other ? (
            <Banner tone="bad" urgent>
              {errors.other}
            </Banner>
          ) : undefined
        }
        sections={[
          {
            id: 'general',
            title: 'General',
            children: (
              <Stack gap={16}>
                <TextField
                  label="Name"
                  isRequired
                  value={name}
                  isReadOnly={!mayEdit.allowed}
                  onChange={(next) => change({ name: next })}
                  {...(errors.name ? { errorMessage: errors.name } : {})}
                />
                <TextArea
                  label="Description"
                  isRequired
                  rows={2}
                  value={description}
                  isReadOnly={!mayEdit.allowed}
                  onChange={(next) => change({ description: next })}
                  {...(errors.description ? { errorMessage: errors.description } : {})}
                />
              </Stack>
            ),
          },
          {
            id: 'statuses',
            title: 'Statuses',
            description: 'Listed in order. A status applies to the module status with the same name.',
            children: (
              <Stack gap={12}>
                {errors.statuses && (
                  <Banner tone="bad" urgent>
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
            title: 'Allowed transitions',
            description: 'Each row lists the statuses that its status can change to.',
            children:
              statuses.length < 2 ? (
                <Text tone="muted">Add at least two statuses to allow transitions.</Text>
              ) : (
                <Stack gap={12}>
                  {errors.transitions && (
                    <Banner tone="bad" urgent>
                      {errors.transitions}
                    </Banner>
                  )}
                  <CheckMatrix
                    label="Allowed transitions"
                    rowsLabel="From"
                    columns={statuses.map((state) => ({ id: state.uuid, label: called(state) }))}
                    groups={[
                      {
                        id: 'moves',
                        title: 'From → to',
                        rows: statuses.map((state) => ({
                          id: state.uuid,
                          label: called(state),
                          columns: statuses.map(({ uuid }) => uuid).filter((uuid) => uuid !== state.uuid),
                        })),
                      },
                    ]}
                    isChecked={({ row, column }) =>
                      transitions.some(({ from, to }) => from === row && to === column)
                    }
                    {...(mayEdit.allowed ? { onChange: setMoves } : {})}
                  />
                  {mayEdit.allowed && (
                    <Inline>
                      <Button size="sm" onPress={() => change({ transitions: straight(statuses) })}>
                        Allow neighboring statuses
                      </Button>
                    </Inline>
                  )}
                </Stack>
              ),
          },
          { id: 'words', title: 'Summary', children: <FlowWords flow={flowOf(draft.value)} /> },
        ]}
        save={{
          message: isChanged ? 'Unsaved changes' : 'No changes',
          saveLabel: workflow ? 'Save workflow' : 'Create workflow',
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
