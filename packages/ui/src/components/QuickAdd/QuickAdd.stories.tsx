import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Button } from '../Button/Button.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { QuickAdd } from './QuickAdd.tsx';

const added = fn();
const onAdd = (name: string): void => void added(name);
const meta = {
  title: 'Components/Actions/QuickAdd',
  id: 'components-quickadd',
  component: QuickAdd,
  args: { label: 'Add task', onAdd },
} satisfies Meta<typeof QuickAdd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  render: () => (
    <Stack gap={16}>
      <QuickAdd label="Add task" onAdd={onAdd} />
      <QuickAdd label="Add to a closed list" onAdd={onAdd} disabledReason="You have read-only access." />
    </Stack>
  ),
};
/** Several in a row, by keyboard: Enter adds and waits for the next, Escape leaves. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    added.mockClear();
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Add task' }).focus();
    await userEvent.keyboard('{Enter}');
    const field = await canvas.findByRole('textbox', { name: 'Add task' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Order 20 ga. track{Enter}');
    await waitFor(() => expect(field).toHaveValue(''));
    await userEvent.keyboard('Mock-up at C-4{Enter}');
    await waitFor(() => expect(added).toHaveBeenCalledTimes(2));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add task' })).toHaveFocus());
  },
};
/** Text that could not be added stays in the field, with the reason. */
export const Failing: Story = {
  args: { onAdd: () => Promise.reject(new Error('This project was deleted. Your text is kept.')) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add task' }));
    const field = await canvas.findByRole('textbox', { name: 'Add task' });
    await userEvent.type(field, 'Inspect mock-up{Enter}');
    await canvas.findByText('This project was deleted. Your text is kept.');
    await expect(field).toHaveValue('Inspect mock-up');
  },
};
let answer: () => void = () => undefined;
/** Pressing Enter twice adds one item; the second press is ignored. */
export const PressedTwice: Story = {
  args: {
    onAdd: (name) => {
      added(name);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
  },
  play: async ({ canvasElement }) => {
    added.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add task' }));
    const field = await canvas.findByRole('textbox', { name: 'Add task' });
    await userEvent.type(field, 'Inspect mock-up');
    fireEvent.keyDown(field, { key: 'Enter' });
    fireEvent.keyDown(field, { key: 'Enter' });
    await expect(added).toHaveBeenCalledTimes(1);
    answer();
    await waitFor(() => expect(field).toHaveValue(''));
  },
};
/** A draft kept by the caller opens the field; Escape discards it. */
export const Kept: Story = {
  render: function KeptLine(args) {
    const [value, setValue] = useState('Order 20 ga. tr');
    return <QuickAdd {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox', { name: 'Add task' });
    await expect(field).toHaveValue('Order 20 ga. tr');
    await expect(field).not.toHaveFocus();
    field.focus();
    await userEvent.keyboard('{Escape}');
    await canvas.findByRole('button', { name: 'Add task' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add task' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Add task' }), 'Track');
  },
};
/** The first Escape closes the field and keeps the surrounding panel with its input; the second closes the panel. */
export const InAPanel: Story = {
  render: function Panel(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Open</Button>
        <Drawer isOpen={isOpen} onOpenChange={setOpen} title="Order deflection track" isModal={false}>
          <QuickAdd {...args} />
        </Drawer>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const panel = await within(document.body).findByRole('dialog', { name: 'Order deflection track' });
    const line = within(panel);
    await userEvent.click(line.getByRole('button', { name: 'Add task' }));
    await userEvent.type(await line.findByRole('textbox', { name: 'Add task' }), 'Mock-up');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(line.getByRole('button', { name: 'Add task' })).toHaveFocus());
    await expect(panel).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(panel).not.toBeInTheDocument();
    await userEvent.click(opener);
    const again = await within(document.body).findByRole('dialog', { name: 'Order deflection track' });
    await userEvent.click(within(again).getByRole('button', { name: 'Add task' }));
    await within(again).findByRole('textbox', { name: 'Add task' });
  },
};
export const LongContent: Story = {
  args: { label: 'Add sub-item of Head-of-wall deflection detail at every full-height partition, level 2' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'أضف مهمة' } };
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <QuickAdd label="Add task" onAdd={onAdd} />,
          reason: 'A name is enough to create the record.',
        }}
        bad={{
          show: <QuickAdd label="Add invoice" onAdd={onAdd} />,
          reason: 'Use a form for records that require further fields.',
        }}
      />
      <DoDont
        good={{
          show: <QuickAdd label="Add sub-item" onAdd={onAdd} />,
          reason: 'The label says what is added.',
        }}
        bad={{
          show: (
            <Stack gap={8}>
              <QuickAdd label="Add" onAdd={onAdd} />
              <QuickAdd label="Add" onAdd={onAdd} />
            </Stack>
          ),
          reason: 'Two buttons with the same label cannot be told apart.',
        }}
      />
    </>
  ),
};
