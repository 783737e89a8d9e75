import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Banner } from './Banner.tsx';

const onDismiss = fn();
const meta = {
  title: 'Components/Feedback/Banner',
  id: 'components-banner',
  component: Banner,
  args: { tone: 'info', title: 'Read-only.', children: 'Revision R1 is superseded.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: () => (
    <Stack gap={8}>
      <Banner tone="ok">12 accounts imported.</Banner>
      <Banner tone="info" title="Read-only.">
        Revision R1 is superseded.
      </Banner>
      <Banner
        tone="warn"
        title="The price list is 42 days old."
        action={<Button size="sm">Update prices</Button>}
        onDismiss={fn()}
      >
        Costs may have moved.
      </Banner>
      <Banner tone="bad" title="You are offline.">
        What you write is kept and sent when the connection is back.
      </Banner>
      <Banner tone="wait">Waiting for the architect since Nov 11, 2025.</Banner>
      <Banner tone="alert">4 tasks block a job.</Banner>
      <Banner tone="neutral">You are looking at the demo company.</Banner>
    </Stack>
  ),
};
/** Across the page, with the inset of its content. */
export const AtEdge: Story = {
  parameters: { layout: 'fullscreen' },
  args: {
    tone: 'neutral',
    isAtEdge: true,
    title: undefined,
    children: 'You are looking at the demo company.',
  },
};
export const Keyboard: Story = {
  args: { onDismiss },
  play: async ({ canvasElement }) => {
    onDismiss.mockClear();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onDismiss).toHaveBeenCalledOnce();
  },
};
export const LongContent: Story = {
  args: {
    tone: 'warn',
    title:
      'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex was changed by somebody else.',
    children:
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft. What you wrote is kept beside it.',
    action: <Button size="sm">Compare</Button>,
    onDismiss: fn(),
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'للقراءة فقط.', children: 'تم استبدال هذه المراجعة.', onDismiss: fn() },
};
/** The text keeps the full width; the action is below. */
export const Phone: Story = {
  ...LongContent,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const messages = canvas.getByText(/^Donau/).getBoundingClientRect();
    const action = canvas.getByRole('button', { name: 'Compare' }).getBoundingClientRect();
    await expect(action.top).toBeGreaterThanOrEqual(messages.bottom);
    await expect(messages.width).toBeGreaterThan(200);
  },
};
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Banner tone="bad" title="The upload stopped.">
              14 of 31 files are in the drive. Try the others again.
            </Banner>
          ),
          reason: 'Says what happened, what was kept and what to do.',
        }}
        bad={{
          show: <Banner tone="bad">Oops! Something went wrong.</Banner>,
          reason: 'It does not say what was lost or what to do.',
        }}
      />
      <DoDont
        good={{
          show: <Banner tone="info">Revision R1 is superseded.</Banner>,
          reason: 'A banner stays as long as its message is true.',
        }}
        bad={{
          show: <Banner tone="ok">Saved.</Banner>,
          reason: 'Use a toast for a message that is only relevant for a moment.',
        }}
      />
    </>
  ),
};
