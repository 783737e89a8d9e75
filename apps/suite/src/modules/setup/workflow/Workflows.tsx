import type { Workflow } from '@plumbline/api';
import { WorkflowFields } from '@plumbline/api/fields';
import { useWorkflowsList, workflowsRemoveMany } from '@plumbline/api/hooks/setup';
import { href } from '@plumbline/app-kit';
import { ListScreen } from '@plumbline/app-kit/list/ListScreen';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { useDecision } from '@plumbline/permissions/react';
import { ListCard } from '@plumbline/ui/ListCard';
import { PencilIcon, WorkflowIcon } from '@plumbline/ui/icons';
import { useNavigate, useSearchParams } from 'react-router';
import { WorkflowEditor } from './WorkflowEditor.tsx';
import { workflowMessages } from './messages.ts';

const right = { app: 4, name: 'workflow' } as const;
const editorOf = (id: string) => href('setup-workflow', {}, { id });

/** Lists workflows; `?id=` opens one in the editor. */
export default function Workflows() {
  const [address] = useSearchParams();
  const id = address.get('id');
  return id === null ? <List /> : <WorkflowEditor key={id} id={id} />;
}

function List() {
  const navigate = useNavigate();
  const mayEdit = useDecision({ ...right, type: 'e' });
  return (
    <ListScreen<Workflow>
      title={workflowMessages.workflows}
      noun={['workflow', 'workflows']}
      preferenceKey="workflows"
      fields={WorkflowFields}
      useList={useWorkflowsList}
      defaultSort={{ columnId: 'name', direction: 'asc' }}
      columns={[
        { id: 'name', width: 180 },
        { id: 'description', width: 290, isMuted: true },
        {
          id: 'statuses',
          header: workflowMessages.statuses,
          type: 'tags',
          width: 350,
          accessor: ({ statuses }) => ({ tags: statuses.map(({ name }) => name) }),
        },
        { id: 'module', header: workflowMessages.usedBy, width: 130 },
        { id: 'updatedAt', header: workflowMessages.updated, width: 130 },
      ]}
      rowLabel={({ name }) => name}
      rowHref={({ uuid }) => editorOf(uuid)}
      rowActions={({ uuid }) => [
        {
          id: 'edit',
          label: workflowMessages.edit,
          icon: PencilIcon,
          href: editorOf(uuid),
          ...denied(mayEdit),
        },
      ]}
      cardView={({ name, statuses, module }) => (
        <ListCard
          title={name}
          subtitle={statuses.map((each) => each.name).join(', ')}
          meta={module ? [module] : []}
        />
      )}
      create={{
        label: workflowMessages.newWorkflow,
        right: { ...right, type: 'a' },
        onPress: () => void navigate(editorOf('new')),
      }}
      remove={{ right: { ...right, type: 'd' }, call: (uuid) => workflowsRemoveMany({ uuid }) }}
      exportAs={{ right: { ...right, type: 'x' }, path: '/setup/workflow/export' }}
      empty={{
        icon: WorkflowIcon,
        text: workflowMessages.workflowsEmpty,
      }}
    />
  );
}
