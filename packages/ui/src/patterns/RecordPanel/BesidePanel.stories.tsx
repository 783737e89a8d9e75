import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Inline, Stack } from '../../components/Layout/Layout.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { StoryFrame } from '../frame.stories.parts.tsx';
import { BesidePanel } from './BesidePanel.tsx';
import { PropertyGrid } from './PropertyGrid.tsx';
import { RecordPanel } from './RecordPanel.tsx';

const tasks = ['Plan check, round 2', 'Fire-stopping', 'Head-of-wall detail', 'Door frames, east'];

/** List whose rows open the panel, with buttons at the end of the line. */
function Beside({ opened }: { opened?: string }) {
  const [open, setOpen] = useState(opened);
  return (
    <StoryFrame current="tasks">
      <BesidePanel isOpen={open !== undefined}>
        <div style={{ padding: '1.25rem 1.5rem' }}>
          <Stack gap={8}>
            <Inline gap={8} justify="between">
              <Text>4 tasks</Text>
              <Button variant="primary">New task</Button>
            </Inline>
            {tasks.map((task) => (
              <Button key={task} onPress={() => setOpen(task)}>
                {task}
              </Button>
            ))}
          </Stack>
        </div>
      </BesidePanel>
      <RecordPanel
        label={open ?? ''}
        code="TSK-2187"
        isOpen={open !== undefined}
        onOpenChange={(isOpen) => !isOpen && setOpen(undefined)}
      >
        <PropertyGrid properties={[{ label: 'Due date', value: 'Nov 24, 2025' }]} />
      </RecordPanel>
    </StoryFrame>
  );
}

const meta = {
  title: 'Patterns/BesidePanel',
  parameters: { layout: 'fullscreen' },
  // Wide enough for list and panel.
  globals: { viewport: { value: 'laptop' } },
  render: (args) => <Beside {...args} />,
} satisfies Meta<{ opened?: string }>;
export default meta;
type Story = StoryObj<typeof meta>;

const action = (canvas: HTMLElement) => within(canvas).getByRole('button', { name: 'New task' });
const rightOf = (element: HTMLElement) => element.getBoundingClientRect().right;

export const Default: Story = {
  args: { opened: 'Fire-stopping' },
  play: async () => void (await within(document.body).findByRole('dialog', { name: 'Fire-stopping' })),
};

/** The page makes room for the panel, stays reachable by keyboard, and takes its space back. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const before = rightOf(action(canvasElement));
    within(canvasElement).getByRole('button', { name: 'Fire-stopping' }).focus();
    await userEvent.keyboard('{Enter}');
    const panel = await within(document.body).findByRole('dialog', { name: 'Fire-stopping' });
    await waitFor(() =>
      expect(rightOf(action(canvasElement))).toBeLessThanOrEqual(panel.getBoundingClientRect().left),
    );
    action(canvasElement).focus();
    await expect(action(canvasElement)).toHaveFocus();
    panel.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(rightOf(action(canvasElement))).toBe(before);
  },
};

/** Table with a column that is hidden while the panel is open. */
function TableBeside() {
  const [isOpen, setOpen] = useState(false);
  return (
    <StoryFrame current="tasks">
      <BesidePanel isOpen={isOpen}>
        <div role="grid" aria-label="Tasks" style={{ padding: '1.25rem 1.5rem' }}>
          <div role="row" style={{ display: 'flex', gap: '1.5rem' }}>
            <div role="rowheader" tabIndex={-1}>
              Fire-stopping
            </div>
            {!isOpen && (
              <div role="gridcell" tabIndex={0} onKeyDown={(event) => event.key === 'Enter' && setOpen(true)}>
                East wing
              </div>
            )}
          </div>
        </div>
      </BesidePanel>
      <RecordPanel label="Fire-stopping" isOpen={isOpen} onOpenChange={setOpen}>
        <PropertyGrid properties={[{ label: 'Due date', value: 'Nov 24, 2025' }]} />
      </RecordPanel>
    </StoryFrame>
  );
}

/** The row keeps the focus if the panel was opened from a cell that it hides. */
export const HiddenColumn: Story = {
  render: () => <TableBeside />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('gridcell').focus();
    await userEvent.keyboard('{Enter}');
    const panel = await within(document.body).findByRole('dialog', { name: 'Fire-stopping' });
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('rowheader')).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'laptop' } },
  args: { opened: 'Fire-stopping' },
  play: async ({ canvasElement }) => {
    const panel = await within(document.body).findByRole('dialog', { name: 'Fire-stopping' });
    // At 200% zoom both do not fit.
    if (!window.matchMedia('(min-width: 1280px)').matches) return;
    await waitFor(() =>
      expect(action(canvasElement).getBoundingClientRect().left).toBeGreaterThanOrEqual(
        panel.getBoundingClientRect().right,
      ),
    );
  },
};

/** Without room for both, the panel covers the page. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { opened: 'Fire-stopping' },
  play: async () => void (await within(document.body).findByRole('dialog', { name: 'Fire-stopping' })),
};

export const Guidance: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <DoDont
      good={{
        show: (
          <Text isMono wrap="pre">
            {'<BesidePanel isOpen={isOpen}>\n  <Tasks />\n</BesidePanel>\n<RecordPanel isOpen={isOpen} />'}
          </Text>
        ),
        reason: 'Around the list and its tools: all buttons of the page stay visible beside the panel.',
      }}
      bad={{
        show: (
          <Text isMono wrap="pre">
            {'<Tasks />\n<BesidePanel isOpen={isOpen}>\n  <RecordPanel isOpen={isOpen} />\n</BesidePanel>'}
          </Text>
        ),
        reason: 'The panel itself needs no space beside it.',
      }}
    />
  ),
};
