import type { ModuleWorkflow as Followed } from '@plumbline/api';
import { setupUpdateModuleWorkflow, useWorkflowsListNames } from '@plumbline/api/hooks/setup';
import { useSetupListModuleWorkflows } from '@plumbline/api/hooks/lookups';
import { href } from '@plumbline/app-kit';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { notifySaved } from '@plumbline/app-kit/form/FormDrawer';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { useFatalError } from '@plumbline/app-kit/data/load-errors';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { denialText } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { Banner } from '@plumbline/ui/Banner';
import { Card } from '@plumbline/ui/Card';
import { Link } from '@plumbline/ui/Link';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Select } from '@plumbline/ui/Select';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { useState } from 'react';
import { FlowWords } from './WorkflowSummary.tsx';
import { workflowMessages } from './messages.ts';

const NO_WORKFLOW = 'none';

/** Assigns a workflow to each module. */
export default function ModuleWorkflow() {
  const { data, error, mutate } = useSetupListModuleWorkflows();
  const { data: workflows } = useWorkflowsListNames({ limit: -1 });
  if (useFatalError(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data || !workflows)
    return <Skeleton shape="card" count={3} label={workflowMessages.loadingTheModules} />;
  const options = [
    { id: NO_WORKFLOW, label: workflowMessages.noneAllChangesAllowed },
    ...workflows.data.map(({ uuid, name }) => ({ id: uuid, label: name })),
  ];
  return (
    <Stack gap={16} padding={24}>
      <PageHeader
        title={workflowMessages.moduleWorkflow}
        description={workflowMessages.moduleWorkflowDescription}
      />
      {data.data.map((each) => (
        <Module key={each.module} row={each} options={options} />
      ))}
    </Stack>
  );
}

function Module({ row, options }: { row: Followed; options: readonly { id: string; label: string }[] }) {
  const mayEdit = useDecision({ app: 4, name: 'workflow', type: 'e' });
  const refresh = useRevalidate('/setup/');
  const [problem, setProblem] = useState('');
  const choose = async (id: string) => {
    setProblem('');
    try {
      await setupUpdateModuleWorkflow(row.module, {
        workflow_id: id === NO_WORKFLOW ? null : id,
        version: row.version,
      });
      notifySaved();
    } catch (reason) {
      setProblem(errorText(reason));
    }
    refresh();
  };
  return (
    <Card title={row.label} level={2}>
      <Stack gap={16}>
        <Select
          label={workflowMessages.workflowForEvery(row.one)}
          options={options}
          value={row.workflow_id ?? NO_WORKFLOW}
          onChange={(id) => void choose(id)}
          {...(mayEdit.allowed ? {} : { isReadOnly: true, description: denialText(mayEdit) })}
          {...(problem ? { errorMessage: problem } : {})}
        />
        {row.workflow_id ? (
          <>
            {row.missing.length > 0 && (
              <Banner tone="warn">
                {workflowMessages.statusesOutsideWorkflow(row.missing.join(', '), row.missing.length)}
              </Banner>
            )}
            <FlowWords flow={row} />
            <Link href={href('setup-workflow', {}, { id: row.workflow_id })}>
              {workflowMessages.openWorkflow(row.workflow_name)}
            </Link>
          </>
        ) : (
          <Text tone="muted">
            {`An ${row.one} can change from any status to any other.`.replace(/^An (?![aeiou])/, 'A ')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
