import type { Task, TaskDetail } from '@plumbline/api';
import { taskEntity } from '@plumbline/api/entities/task';
import { useTasksHistory } from '@plumbline/api/hooks/tasks';
import { href } from '@plumbline/app-kit';
import { copyText } from '@plumbline/app-kit/feedback/copy-text';
import { Comments } from '@plumbline/app-kit/comments/comment-types';
import { useProgressiveSections } from '@plumbline/app-kit/list/use-progressive-rows';
import { History } from '@plumbline/app-kit/audit/History';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { Presence } from '@plumbline/app-kit/realtime/Presence';
import type { EditConflict, Conflict as ConflictPart } from '@plumbline/app-kit/form/Conflict';
import { stripMarkup } from '@plumbline/app-kit/format/format-values';
import { useDecision } from '@plumbline/permissions/react';
import { messages } from '@plumbline/validation/messages';
import { Disclosure } from '@plumbline/ui/Disclosure';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { IconButton } from '@plumbline/ui/IconButton';
import { Menu, type MenuEntry } from '@plumbline/ui/Menu';
import { Pill } from '@plumbline/ui/Pill';
import { Section } from '@plumbline/ui/RecordLayout';
import { StatusText } from '@plumbline/ui/StatusText';
import { Columns } from '@plumbline/ui/Columns';
import { EditableTitle } from '@plumbline/ui/EditableTitle';
import { RecordPanel } from '@plumbline/ui/RecordPanel';
import { EllipsisIcon, LinkIcon, ListChecksIcon, Share2Icon } from '@plumbline/ui/icons';
import { useDeferredValue, useState } from 'react';
import { taskHref } from '../navigation/location.ts';
import { mayChange } from '../task-text.ts';
import { useFlows } from '../use-flows.ts';
import { useTaskActions } from '../use-actions.tsx';
import { undoArea } from '../use-undo.ts';
import { Dependencies } from './Dependencies.tsx';
import { Description } from './Description.tsx';
import { Fields } from './Fields.tsx';
import { Files } from './Files.tsx';
import { MoreFields } from './MoreFields.tsx';
import type { PanelSectionProps } from './PanelSectionProps.ts';
import { Parents } from './Parents.tsx';
import { SubItems } from './SubItems.tsx';
import { useFullWidth } from './use-full-width.ts';
import { usePanel } from './use-panel.ts';
import { panelMessages } from './messages.ts';

const Conflict = lazyWithRetry(() =>
  import('@plumbline/app-kit/form/Conflict').then((module) => module.Conflict),
) as typeof ConflictPart;

export interface PanelProps {
  uuid: string;
  /** True if opened from "Shared with me", which uses its own call. */
  isFromShared?: boolean;
  onClose: () => void;
  /** Called after the task was changed in the panel. */
  onChanged: (row: Task) => void;
  /** Called after several tasks changed, to reload the list. */
  onReload: () => void;
  onOpen: (uuid: string) => void;
  onPrevious?: (() => void) | null | undefined;
  onNext?: (() => void) | null | undefined;
}

/** Buttons of the panel's header; the menu omits them. */
function PanelActions({ task, menu }: { task: TaskDetail; menu: readonly MenuEntry[] }) {
  const share = menu.find((each) => typeof each === 'object' && each.id === 'share');
  return (
    <>
      <IconButton
        icon={LinkIcon}
        label={panelMessages.copyLink}
        size="sm"
        onPress={() => copyText(location.origin + taskHref(task.uuid))}
      />
      {share && typeof share === 'object' && 'onAction' in share && (
        <IconButton
          icon={Share2Icon}
          label={panelMessages.share}
          size="sm"
          onPress={() => share.onAction?.()}
        />
      )}
      <Menu
        label={panelMessages.moreActions}
        trigger={<IconButton icon={EllipsisIcon} label={panelMessages.moreActions} size="sm" />}
        items={menu.filter(
          (each) => typeof each !== 'object' || !['open', 'share', 'link'].includes(each.id),
        )}
      />
    </>
  );
}

/** Panel of a task beside its list: fields, sub-items, files, dependencies, activity and comments. */
export function Panel({
  uuid,
  isFromShared = false,
  onClose,
  onChanged,
  onReload,
  onOpen,
  onPrevious,
  onNext,
}: PanelProps) {
  const { isFull, setFull } = useFullWidth();
  const panel = usePanel(uuid, isFromShared, onChanged);
  const flows = useFlows();
  const mayEdit = useDecision({ app: 8, name: 'task', type: 'e' });
  // Deferred, so that loading does not block input. A deleted task also removes its title and actions.
  const task = useDeferredValue(panel.isGone ? undefined : panel.task);
  const isReadOnly = !task || !mayChange(task) || !mayEdit.allowed;
  const actions = useTaskActions({
    flows,
    onStatus: (_row, workflow_status) => void panel.save({ workflow_status }).catch(() => undefined),
    onChanged: () => {
      panel.reload();
      onReload();
    },
    onOpen: () => undefined,
  });
  const menu = task ? actions.menuOf(task) : [];
  return (
    <>
      <RecordPanel
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        isFull={isFull}
        onFullChange={setFull}
        label={task?.name ?? panelMessages.task}
        noun="task"
        {...(task ? { code: task.number } : {})}
        {...(onPrevious === undefined ? {} : { onPrevious })}
        {...(onNext === undefined ? {} : { onNext })}
        isLoading={!task && !panel.error}
        isFailed={!task && Boolean(panel.error) && !panel.isGone}
        onReload={panel.reload}
        {...(panel.isGone
          ? {
              fallback: (
                <EmptyState icon={ListChecksIcon} title={messages.noTaskAvailable} level={2}>
                  {panelMessages.taskNotFound}
                </EmptyState>
              ),
            }
          : {})}
        {...(task
          ? {
              status: (
                <>
                  {isReadOnly ? (
                    <Pill>{panelMessages.readOnly}</Pill>
                  ) : (
                    panel.isSaving && <StatusText>{panelMessages.saving}</StatusText>
                  )}
                  <Presence propType="space_items" propId={task.uuid} />
                </>
              ),
              title: (
                <EditableTitle
                  key={panel.settled}
                  label={panelMessages.taskName}
                  value={task.name}
                  maxLength={250}
                  isReadOnly={isReadOnly}
                  onSave={(name, begun) => panel.save({ name }, { name: begun })}
                />
              ),
              subtitle: <Parents panel={panel} task={task} isReadOnly={isReadOnly} onOpen={onOpen} />,
              actions: <PanelActions task={task} menu={menu} />,
            }
          : {})}
      >
        {task && (
          <Content
            key={task.uuid}
            panel={panel}
            task={task}
            isReadOnly={isReadOnly}
            onOpen={onOpen}
            onReload={onReload}
          />
        )}
      </RecordPanel>
      {actions.dialogs}
      {panel.collision && (
        <Conflict
          entity={taskEntity}
          collision={readable(panel.collision)}
          labels={new Map()}
          save={(change) => panel.resolve(change)}
          onTakeTheirs={panel.takeTheirs}
          onKeepEditing={panel.keepEditing}
        />
      )}
    </>
  );
}

/** Converts rich text to plain text for the conflict comparison. */
const bare = <Row extends object>(row: Row): Row =>
  'details' in row ? { ...row, details: stripMarkup(String(row.details ?? '')) } : row;
const readable = ({ latest, before, changed }: EditConflict<TaskDetail>): EditConflict<TaskDetail> => ({
  latest: bare(latest),
  before: bare(before),
  changed: bare(changed),
});

/** Number of parts for progressive rendering. */
const PART_COUNT = 4;

function Content({ onReload, ...part }: PanelSectionProps & { onReload: () => void }) {
  const { task, isReadOnly, panel } = part;
  const [isActivityOpen, setActivityOpen] = useState(false);
  const drawn = useProgressiveSections(PART_COUNT);
  return (
    <>
      <Fields key={`fields ${panel.settled}`} {...part} />
      {drawn > 1 && (
        <>
          <MoreFields key={`more ${panel.settled}`} {...part} />
          <Description panel={panel} task={task} isReadOnly={isReadOnly} />
        </>
      )}
      {drawn > 2 && (
        <>
          <Columns gap={32}>
            <SubItems {...part} onReload={onReload} />
            <Files task={task} isReadOnly={isReadOnly} />
          </Columns>
          <Dependencies {...part} />
        </>
      )}
      {drawn > 3 && (
        <>
          <Disclosure
            title={panelMessages.activity}
            isPlain
            level={2}
            isExpanded={isActivityOpen}
            onExpandedChange={setActivityOpen}
          >
            {isActivityOpen && <Activity uuid={task.uuid} version={task.version} />}
          </Disclosure>
          <Section
            title={panelMessages.comments}
            {...(task.comments_count ? { count: task.comments_count } : {})}
          >
            <Comments
              propType="space_items"
              propId={task.uuid}
              takesFiles={!isReadOnly}
              href={href('all-task', {}, { task: task.uuid })}
              undoArea={undoArea}
              onChanged={panel.reread}
            />
          </Section>
        </>
      )}
    </>
  );
}

function Activity({ uuid }: { uuid: string; version: number }) {
  const history = useTasksHistory(uuid, { swr: { refreshInterval: 60_000 } });
  return <History of={history} fields={taskEntity.fields} noun="task" />;
}
