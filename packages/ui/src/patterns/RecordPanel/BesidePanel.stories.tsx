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
        <PropertyGrid properties={[{ label: 'Due date', value: '11-24-2025' }]} />
      </RecordPanel>
    </StoryFrame>
  );
}

const meta = {
  title: 'Patterns/BesidePanel',
  parameters: { layout: 'fullscreen' },
  // Wide enough for both.
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

export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'laptop' } },
  args: { opened: 'Fire-stopping' },
  play: async ({ canvasElement }) => {
    const panel = await within(document.body).findByRole('dialog', { name: 'Fire-stopping' });
    // At 200 % zoom both do not fit.
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
  render: () => (
    <DoDont
      good={{
        show: <Text>Around a list and its tools, with the panel after it</Text>,
        reason: 'All buttons of the page stay visible beside the panel.',
      }}
      bad={{
        show: <Text>Around the panel itself</Text>,
        reason: 'The panel itself needs no space beside it.',
      }}
    />
  ),
};
