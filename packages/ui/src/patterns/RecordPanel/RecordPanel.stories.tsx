import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  EllipsisIcon,
  FileTextIcon,
  ImageIcon,
  LinkIcon,
  PlusIcon,
  Share2Icon,
  UploadIcon,
} from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Chip } from '../../components/Chip/Chip.tsx';
import { ForbiddenState } from '../../components/Feedback/States.tsx';
import { Columns, Stack } from '../../components/Layout/Layout.tsx';
import { Pill } from '../../components/Status/Pill.tsx';
import { StatusText } from '../../components/Status/StatusText.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { searchPeople, searchRecords } from '../CommentEditor/comment.stories.parts.ts';
import { CommentThread } from '../CommentThread/CommentThread.tsx';
import type { Comment } from '../CommentThread/Comment.ts';
import { StoryFrame } from '../frame.stories.parts.tsx';
import { Section } from '../RecordLayout/RecordLayout.tsx';
import { EditableTitle } from './EditableTitle.tsx';
import { PropertyGrid } from './PropertyGrid.tsx';
import { RecordPanel, type RecordPanelProps } from './RecordPanel.tsx';
import { RelatedList } from './RelatedList.tsx';
import { RichTextEdit } from './RichTextEdit.tsx';

const comments: Comment[] = [
  {
    id: '1',
    author: 'Priya Raman',
    when: 'Yesterday, 3:12 PM',
    html: '<p>Architect can walk it Monday at 10.</p>',
  },
  {
    id: '2',
    author: 'Luis Ortega',
    when: '8:05 AM',
    html: '<p>Track is up at C-4. Gap measures 1-1/2 in.</p>',
  },
];
const tasks = ['Plan check, round 2', 'Fire-stopping', 'Head-of-wall detail', 'Door frames, east'];

function person(name: string) {
  return (
    <>
      <Avatar name={name} size={24} isDecorative />
      {name}
    </>
  );
}

function Panel({ children, ...props }: Partial<RecordPanelProps>) {
  const [at, setAt] = useState<number | undefined>(props.isOpen === false ? undefined : 2);
  const [draft, setDraft] = useState('');
  const name = at === undefined ? '' : (tasks[at] ?? '');
  return (
    <StoryFrame current="tasks">
      <div style={{ padding: '1.25rem 1.5rem' }}>
        <Stack gap={8}>
          {tasks.map((task, index) => (
            <Button key={task} onPress={() => setAt(index)}>
              {task}
            </Button>
          ))}
        </Stack>
      </div>
      <RecordPanel
        label={name}
        noun="task"
        code="TSK-2187"
        status={<StatusText tone="ok">Saved</StatusText>}
        onPrevious={at === 0 ? null : () => setAt((was) => (was ?? 0) - 1)}
        onNext={at === tasks.length - 1 ? null : () => setAt((was) => (was ?? 0) + 1)}
        actions={
          <>
            <IconButton icon={LinkIcon} label="Copy link" size="sm" onPress={() => undefined} />
            <IconButton icon={Share2Icon} label="Share" size="sm" onPress={() => undefined} />
            <IconButton icon={EllipsisIcon} label="More actions" size="sm" onPress={() => undefined} />
          </>
        }
        subtitle={
          <>
            <Chip onRemove={() => undefined} value="Level 2 framing" />
            <Chip onRemove={() => undefined} value="Punchlist, grid C" />
            <Button variant="ghost" size="sm" icon={PlusIcon} isQuiet>
              Attach parent
            </Button>
          </>
        }
        {...props}
        isOpen={at !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) setAt(undefined);
        }}
      >
        <PropertyGrid
          properties={[
            { label: 'Workflow', value: 'Field install' },
            { label: 'Status', value: <Pill tone="info">In progress</Pill> },
            { label: 'Dates', value: '11-17-2025 to 11-28-2025' },
            { label: 'Assignees', value: person('Tomás Herrera') },
            { label: 'Due date', value: '11-24-2025' },
            { label: 'Created', value: '11-06-2025 by Maya Lindqvist' },
            { label: 'Field links', value: <Chip value="A-551 Partition details" />, isWide: true },
          ]}
        />
        <Section title="Description">
          <Text as="p">
            Deflection track at every full-height partition on level 2. Keep a 1-1/2 in. gap and no fasteners
            through the slotted leg.
          </Text>
        </Section>
        <Columns gap={32}>
          <Section
            title="Sub-items"
            count={3}
            actions={<IconButton icon={PlusIcon} label="Add sub-item" size="sm" onPress={() => undefined} />}
          >
            <RelatedList
              label="Sub-items"
              empty="No sub-items"
              items={[
                {
                  id: '1',
                  label: 'Order 20 ga. track',
                  href: '#1',
                  isDone: true,
                  mark: <StatusText tone="ok">{''}</StatusText>,
                  aside: '11-13-2025',
                },
                {
                  id: '2',
                  label: 'Mock-up at C-4',
                  href: '#2',
                  mark: <StatusText tone="info">{''}</StatusText>,
                  aside: '11-21-2025',
                },
                {
                  id: '3',
                  label: 'Inspect mock-up',
                  href: '#3',
                  mark: <StatusText tone="neutral">{''}</StatusText>,
                  aside: '11-24-2025',
                },
              ]}
            />
          </Section>
          <Section
            title="Files"
            count={2}
            actions={
              <IconButton icon={UploadIcon} label="Upload a file" size="sm" onPress={() => undefined} />
            }
          >
            <RelatedList
              label="Files"
              empty="No files"
              items={[
                {
                  id: '1',
                  label: 'A-551 rev 3.pdf',
                  href: '#a',
                  icon: FileTextIcon,
                  aside: '2.1 MB',
                  isFile: true,
                },
                {
                  id: '2',
                  label: 'C-4 mock-up.jpg',
                  href: '#b',
                  icon: ImageIcon,
                  aside: '3.4 MB',
                  isFile: true,
                },
              ]}
            />
          </Section>
        </Columns>
        <Section title="Comments" count={comments.length}>
          <CommentThread
            comments={comments}
            draft={draft}
            onDraftChange={setDraft}
            onSend={() => setDraft('')}
            onSearchPeople={searchPeople}
            onSearchRecords={searchRecords}
          />
        </Section>
        {children}
      </RecordPanel>
    </StoryFrame>
  );
}

const meta = {
  title: 'Patterns/RecordPanel',
  parameters: { layout: 'fullscreen' },
  render: (args) => <Panel {...args} />,
} satisfies Meta<Partial<RecordPanelProps>>;
export default meta;
type Story = StoryObj<typeof meta>;

const settled = async () => {
  const panel = await within(document.body).findByRole('dialog');
  await within(panel).findByRole('textbox', { name: 'New comment' });
  return panel;
};

export const Default: Story = { play: async () => void (await settled()) };
export const Full: Story = { args: { isFull: true }, play: async () => void (await settled()) };
export const Loading: Story = { args: { isLoading: true } };
/** The save state is that of a record that is shown. */
export const Failed: Story = {
  args: { isFailed: true, onReload: () => undefined },
  play: async () => {
    await expect(await screen.findByText('Could not load this task')).toBeVisible();
    await expect(screen.queryByText('Saved')).toBeNull();
  },
};
export const Forbidden: Story = {
  args: { fallback: <ForbiddenState permission="See tasks" grantedBy={['Maya Lindqvist']} /> },
};

/** Opens, steps through records and closes by keyboard; the list stays usable. */
export const Keyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Fire-stopping' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await within(document.body).findByRole('dialog', { name: 'Fire-stopping' });
    await expect(panel).toHaveFocus();
    await expect(panel.getBoundingClientRect().width).toBe(720);
    within(panel).getByRole('button', { name: 'Next' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(panel).toHaveAccessibleName('Door frames, east');
    // At the last task the button explains its disabled state and keeps the focus.
    const next = within(panel).getByRole('button', { name: /^Next/ });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    // The list stays usable.
    await userEvent.click(canvas.getByRole('button', { name: 'Fire-stopping' }));
    await expect(panel).toHaveAccessibleName('Fire-stopping');
    panel.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

const savedTitle = fn();
const savedText = fn();
/** Name and description are edited inline: blur saves, Escape reverts, and an empty name is not saved. */
export const Edited: Story = {
  args: {
    title: (
      <EditableTitle label="Task name" value="Head-of-wall detail" onSave={(name) => void savedTitle(name)} />
    ),
    children: (
      <RichTextEdit
        title="Notes"
        value="<p>Keep a gap.</p>"
        empty="Nothing yet"
        onSave={(html) => void savedText(html)}
      />
    ),
  },
  play: async () => {
    savedTitle.mockClear();
    savedText.mockClear();
    const panel = await settled();
    const name = within(panel).getByRole('textbox', { name: 'Task name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Shaft wall{Escape}');
    await expect(savedTitle).not.toHaveBeenCalled();
    await waitFor(() => expect(name).toHaveValue('Head-of-wall detail'));
    await userEvent.clear(name);
    await userEvent.type(name, 'Shaft wall{Enter}');
    await waitFor(() => expect(savedTitle).toHaveBeenCalledWith('Shaft wall'));
    await userEvent.click(within(panel).getByRole('button', { name: 'Edit notes' }));
    const messages = await within(panel).findByRole('textbox', { name: 'Notes' });
    // The editor opens with the caret at the end.
    await waitFor(() => expect(messages).toHaveFocus());
    await userEvent.keyboard(' And no fasteners.');
    name.focus();
    await waitFor(() => expect(savedText).toHaveBeenCalledWith('<p>Keep a gap. And no fasteners.</p>'));
    name.blur();
  },
};

export const LongContent: Story = {
  args: {
    label:
      'Head-of-wall deflection detail at every full-height partition of Riverside Regional Medical Center, Phase 2',
    code: 'TSK-2187-RIVERSIDE-REGIONAL-MEDICAL-CENTER',
    children: <RelatedList label="More files" items={[]} empty="Nothing has been attached yet" />,
  },
  play: async () => void (await settled()),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'تفصيل رأس الجدار' },
  play: async () => void (await settled()),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => void (await settled()),
};

export const Guidance: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <>
      <DoDont
        good={{
          show: <PropertyGrid properties={[{ label: 'Due date', value: '11-24-2025' }]} />,
          reason: 'A label of one or two words with the value beside it.',
        }}
        bad={{
          show: (
            <PropertyGrid
              properties={[{ label: 'Date by which the task must be complete', value: '11-24-2025' }]}
            />
          ),
          reason: 'A sentence takes three lines, because the column is sized for labels.',
        }}
      />
      <DoDont
        good={{
          show: <Text>A task opened from its list, to look at and go on to the next</Text>,
          reason: 'The panel is beside its list, which stays usable.',
        }}
        bad={{
          show: <Text>A form that must be finished before anything else</Text>,
          reason: 'Use a Dialog for a required answer; a panel can be closed at any time.',
        }}
      />
    </>
  ),
};
