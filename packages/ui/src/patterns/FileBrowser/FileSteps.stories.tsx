import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { XIcon } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { playground } from '../../stories/playground.tsx';
import { Stack } from '../../components/Layout/Layout.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { FileSteps, FileSwipe, type FileStepsProps } from './FileSteps.tsx';

const names = ['A-101.pdf', 'A-102.pdf', 'Lobby.jpg'];

function Steps() {
  const [index, onStep] = useState(0);
  const steps = { index, count: names.length, onStep };
  return (
    <Stack gap={8} measure="narrow">
      <FileSteps {...steps} />
      <FileSwipe {...steps}>
        <Stack gap={8}>
          <Text>{names[index]}</Text>
          <TextField label="Find in document" hideLabel placeholder="Find in document" />
        </Stack>
      </FileSwipe>
    </Stack>
  );
}
const meta = { title: 'Patterns/FileSteps', render: () => <Steps /> } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ButtonsAndKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByRole('button', { name: 'Next file' });
    await userEvent.click(next);
    await expect(canvas.getByText('A-102.pdf')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('Lobby.jpg')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 3');
    // At the end the button keeps the focus and says why it does nothing.
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await expect(canvas.getByText('A-102.pdf')).toBeVisible();
    // A field keeps its arrow keys.
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('A-102.pdf')).toBeVisible();
  },
};
export const Swipe: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const swipe = (name: string, dx: number, dy: number) => {
      const target = canvas.getByText(name);
      const touch = (x: number, y: number) => new Touch({ identifier: 1, target, clientX: x, clientY: y });
      fireEvent.touchStart(target, { touches: [touch(200, 200)] });
      fireEvent.touchEnd(target, { touches: [], changedTouches: [touch(200 + dx, 200 + dy)] });
    };
    swipe('A-101.pdf', -90, 10);
    await expect(await canvas.findByText('A-102.pdf')).toBeVisible();
    // Scrolling down is no swipe.
    swipe('A-102.pdf', -90, 120);
    await expect(canvas.getByText('A-102.pdf')).toBeVisible();
    swipe('A-102.pdf', 90, 0);
    await expect(await canvas.findByText('A-101.pdf')).toBeVisible();
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await canvas.findByText('A-102.pdf')).toBeVisible();
  },
};
export const Guidance: Story = {
  render: () => (
    <DoDont
      good={{
        show: <FileSteps index={1} count={12} onStep={() => undefined} />,
        reason: 'In the header of the preview, so that it stays in place whatever the file.',
      }}
      bad={{
        show: <Button icon={XIcon}>Close preview</Button>,
        reason: 'Two presses for each photo: close it, then open the next.',
      }}
    />
  ),
};

export const Playground: StoryObj<FileStepsProps> = {
  ...playground(FileSteps),
  tags: ['!test'],
  args: { index: 0, count: 3, onStep: () => undefined },
};
