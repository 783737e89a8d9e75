import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline, Stack } from '../Layout/Layout.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { StoryFrame } from '../../patterns/frame.stories.parts.tsx';
import { toast } from './queue.ts';
import { ToastCard } from './ToastCard.tsx';
import { ToastRegion } from './ToastRegion.tsx';

const undo = fn();
const meta = {
  title: 'Components/Feedback/Toast',
  id: 'components-toast',
  component: ToastRegion,
  beforeEach: () => {
    undo.mockClear();
    return () => toast.clear();
  },
  render: () => (
    <>
      <Inline wraps>
        <Button onPress={() => toast.success('Quote sent to Halvorsen Constructors.', { duration: 0 })}>
          Success
        </Button>
        <Button onPress={() => toast.warning('The price list is older than 30 days.', { duration: 0 })}>
          Warning
        </Button>
        <Button onPress={() => toast.error('The file was not uploaded. The rest was kept.', { duration: 0 })}>
          Error
        </Button>
        <Button
          onPress={() =>
            toast.info('3 tasks archived.', { duration: 0, action: { label: 'Undo', onPress: undo } })
          }
        >
          With undo
        </Button>
        <Button onPress={() => toast.success('Briefly.', { duration: 600 })}>Brief</Button>
      </Inline>
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['Success', 'Warning', 'Error', 'With undo'])
      await userEvent.click(canvas.getByRole('button', { name }));
    const region = within(document.body).getByRole('region', { name: 'Messages' });
    await expect(within(region).getAllByRole('status')).toHaveLength(2);
    await expect(within(region).getAllByRole('alert')).toHaveLength(2);
  },
};

export const ActionAndTime: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    await userEvent.click(canvas.getByRole('button', { name: 'With undo' }));
    await userEvent.click(body.getByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(body.queryByText('3 tasks archived.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Brief' }));
    await userEvent.hover(body.getByText('Briefly.'));
    await new Promise((done) => setTimeout(done, 900));
    await expect(body.getByText('Briefly.')).toBeVisible();
    await userEvent.unhover(body.getByText('Briefly.'));
    await waitFor(() => expect(body.queryByText('Briefly.')).toBeNull(), { timeout: 2000 });
    await expect(document.documentElement.style.getPropertyValue('--pl-end-room')).toBe('');
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    const opener = canvas.getByRole('button', { name: 'With undo' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{F6}');
    await expect(body.getByRole('region', { name: 'Messages' })).toHaveFocus();
    await userEvent.tab();
    await expect(body.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(opener).toHaveFocus();
  },
};

export const ManyItems: Story = {
  play: async () => {
    for (let at = 1; at <= 12; at++) toast.info(`Sheet A-${100 + at} is ready.`, { duration: 0 });
    await expect(await within(document.body).findAllByRole('status')).toHaveLength(4);
  },
};

const showLong = async () => {
  toast.error(
    'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex could not be saved. What you wrote is kept.',
    { duration: 0, action: { label: 'Try again', onPress: undo } },
  );
  toast.success('The whole page.', { duration: 0, isFullWidth: true });
  await within(document.body).findByRole('alert');
};
export const LongContent: Story = { play: showLong };
export const Phone: Story = { play: showLong, globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    toast.success('تم إرسال العرض.', { duration: 0, action: { label: 'تراجع', onPress: undo } });
    await within(document.body).findByRole('status');
  },
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <ToastCard
              toast={{
                tone: 'info',
                message: '3 tasks archived.',
                action: { label: 'Undo', onPress: undo },
              }}
              onDismiss={undo}
            />
          ),
          reason: 'Says what happened and offers Undo.',
        }}
        bad={{
          show: <ToastCard toast={{ tone: 'success', message: 'Success!' }} onDismiss={undo} />,
          reason: '“Success!” does not say what was done.',
        }}
      />
      <DoDont
        good={{
          show: (
            <TextField label="Bid due" defaultValue="Feb 30" errorMessage="February has 28 days in 2026." />
          ),
          reason: 'An error that has to be corrected stays beside the field.',
        }}
        bad={{
          show: <ToastCard toast={{ tone: 'error', message: 'Please check your input.' }} onDismiss={undo} />,
          reason: 'A message that disappears must not be needed.',
        }}
      />
    </>
  ),
};

/** Moves above a focused control that it would cover, and above its label; back afterwards. */
export const StepsAside: Story = {
  render: () => (
    <>
      <div
        style={{
          position: 'fixed',
          insetBlockEnd: 12,
          insetInline: 0,
          marginInline: 'auto',
          inlineSize: 240,
        }}
      >
        <TextField label="Duty" size="sm" />
      </div>
      <ToastRegion />
    </>
  ),
  play: async () => {
    toast.info('3 tasks archived.', { duration: 0, action: { label: 'Undo', onPress: undo } });
    const body = within(document.body);
    const region = await body.findByRole('region', { name: 'Messages' });
    const field = body.getByRole('textbox', { name: 'Duty' });
    const { top } = region.getBoundingClientRect();
    field.focus();
    const label = body.getByText('Duty');
    await waitFor(() =>
      expect(region.getBoundingClientRect().bottom).toBeLessThan(label.getBoundingClientRect().top),
    );
    field.blur();
    await waitFor(() => expect(Math.round(region.getBoundingClientRect().top)).toBe(Math.round(top)));
    field.focus();
    await waitFor(() => expect(region.getBoundingClientRect().top).toBeLessThan(top - 20));
  },
};

/** A scrolling page reserves room for toasts at its end, so that the last control is not covered. */
export const EndOfAPage: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <StoryFrame tabs={undefined}>
      <Stack gap={16} paddingX={24} paddingY={12}>
        {Array.from({ length: 40 }, (_, at) => (
          <Text key={at}>{`Line ${at + 1}`}</Text>
        ))}
        <Button isFullWidth>Save changes</Button>
      </Stack>
      <ToastRegion />
    </StoryFrame>
  ),
  play: async ({ canvasElement }) => {
    toast.success('Quote sent to Halvorsen Constructors.', { duration: 0 });
    const region = await within(document.body).findByRole('region', { name: 'Messages' });
    const main = within(canvasElement).getByRole('main');
    const last = within(canvasElement).getByRole('button', { name: 'Save changes' });
    await waitFor(() => {
      main.scrollTop = main.scrollHeight;
      return expect(last.getBoundingClientRect().bottom).toBeLessThan(region.getBoundingClientRect().top);
    });
  },
};
