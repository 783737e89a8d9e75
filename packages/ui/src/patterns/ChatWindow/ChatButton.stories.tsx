import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Layout/Layout.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { StoryFrame } from '../frame.stories.parts.tsx';
import { ChatButton, type ChatButtonProps } from './ChatButton.tsx';

const onPress = fn();
const meta = {
  title: 'Patterns/ChatButton',
  component: ChatButton,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Ask the assistant', onPress },
} satisfies Meta<typeof ChatButton>;
export default meta;
type Story = StoryObj<typeof meta>;
function Hiding(args: ChatButtonProps) {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setHidden(false);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return <ChatButton {...args} isHidden={isHidden} onPress={() => setHidden(true)} />;
}
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

/** Closing the window returns the focus to the button. */
export const GetsTheFocusBack: Story = {
  render: (args) => <Hiding {...args} />,
  play: async () => {
    button().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(document.body));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button()).toHaveFocus());
    button().blur();
  },
};

/** A drag moves the button without a press; a small movement still presses it. */
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

/** Moves above a focused control below it, and back afterwards. */
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

/** A scrolling page reserves room for the button at its end, so that the last control is not covered. */
export const EndOfAPage: Story = {
  render: (args) => (
    <StoryFrame tabs={undefined}>
      <Stack gap={16} paddingX={24} paddingY={12}>
        {Array.from({ length: 40 }, (_, at) => (
          <Text key={at}>{`Line ${at + 1}`}</Text>
        ))}
        <Button fullWidth>Save changes</Button>
      </Stack>
      <ChatButton {...args} />
    </StoryFrame>
  ),
  play: async ({ canvasElement }) => {
    const main = within(canvasElement).getByRole('main');
    const last = within(canvasElement).getByRole('button', { name: 'Save changes' });
    main.scrollTop = main.scrollHeight;
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThan(button().getBoundingClientRect().top),
    );
  },
};
