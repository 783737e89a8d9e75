import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { TextField } from '../../components/TextField/TextField.tsx';
import { ChatButton } from './ChatButton.tsx';

const onPress = fn();
const meta = {
  title: 'Patterns/ChatButton',
  component: ChatButton,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Ask the assistant', onPress },
} satisfies Meta<typeof ChatButton>;
export default meta;
type Story = StoryObj<typeof meta>;
const button = () => within(document.body).getByRole('button', { name: 'Ask the assistant' });

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Pressed and moved by keyboard, and never off the screen. */
export const Keyboard: Story = {
  play: async () => {
    onPress.mockClear();
    button().focus();
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalledTimes(1);
    const { left, top } = button().getBoundingClientRect();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await waitFor(() => expect(button().getBoundingClientRect().left).toBe(left - 16));
    await expect(button().getBoundingClientRect().top).toBe(top - 16);
    await userEvent.keyboard('{Shift>}' + '{ArrowRight}'.repeat(40) + '{/Shift}');
    await waitFor(() => expect(button().getBoundingClientRect().right).toBe(window.innerWidth - 8));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(button().getBoundingClientRect().left).toBe(left));
    await expect(onPress).toHaveBeenCalledTimes(1);
    button().blur();
  },
};

/** A drag moves it and presses nothing; a hand that shakes presses. */
export const Dragged: Story = {
  play: async () => {
    onPress.mockClear();
    const { left, top } = button().getBoundingClientRect();
    const at = { clientX: left + 10, clientY: top + 10, pointerId: 1, button: 0, isPrimary: true };
    await fireEvent.pointerDown(button(), at);
    await fireEvent.pointerMove(button(), { ...at, clientX: at.clientX - 3 });
    await expect(button().getBoundingClientRect().left).toBe(left);
    await fireEvent.pointerMove(button(), { ...at, clientX: at.clientX - 300, clientY: at.clientY - 200 });
    await fireEvent.pointerUp(button(), at);
    await waitFor(() => expect(button().getBoundingClientRect().left).toBe(left - 300));
    await expect(button().getBoundingClientRect().top).toBe(top - 200);
    await expect(onPress).not.toHaveBeenCalled();
  },
};

/** It steps up from a control that has the focus below it, and comes back when that has gone. */
export const StepsAside: Story = {
  render: (args) => (
    <>
      <div style={{ position: 'fixed', insetBlockEnd: 76, insetInline: 0, paddingInline: 16 }}>
        <TextField label="Duty" size="sm" />
      </div>
      <ChatButton {...args} />
    </>
  ),
  play: async () => {
    const { top } = button().getBoundingClientRect();
    const field = within(document.body).getByRole('textbox', { name: 'Duty' });
    field.focus();
    await waitFor(() =>
      expect(button().getBoundingClientRect().bottom).toBeLessThan(field.getBoundingClientRect().top),
    );
    await expect(document.documentElement.style.getPropertyValue('--pl-end-room')).not.toBe('');
    field.blur();
    await waitFor(() => expect(Math.round(button().getBoundingClientRect().top)).toBe(Math.round(top)));
  },
};
