import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Layout/Layout.tsx';
import { ProgressToastCard } from './ProgressToastCard.tsx';
import { progressToast } from './progressToastQueue.ts';
import { ProgressToastRegion } from './ProgressToastRegion.tsx';
import { toast } from './queue.ts';
import { ToastRegion } from './ToastRegion.tsx';

const cancel = fn();
const retry = fn();
const open = fn();
const importing = 'Importing 4,213 items';

const meta = {
  title: 'Components/Feedback/Progress toast',
  id: 'components-progresstoast',
  component: ProgressToastRegion,
  beforeEach: () => {
    for (const mock of [cancel, retry, open]) mock.mockClear();
    return () => {
      progressToast.clear();
      toast.clear();
    };
  },
  render: () => (
    <>
      <Inline wraps>
        <Button onPress={() => progressToast.show(importing, { value: 0, onCancel: cancel })}>
          Import items
        </Button>
        <Button onPress={() => progressToast.show('Creating the report')}>Create report</Button>
        <Button onPress={() => toast.success('Quote sent to Halvorsen Constructors.', { duration: 0 })}>
          Send quote
        </Button>
      </Inline>
      <ProgressToastRegion />
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof ProgressToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);
const region = () => body().findByRole('region', { name: 'Progress' });
const logs = () =>
  body()
    .getAllByRole('log')
    // React Aria keeps logs of its own in the page once any component has announced something.
    .filter((log) => !log.closest('[data-live-announcer]'))
    .map((log) => [...log.children].map((line) => line.textContent));

/** Each work keeps its toast until it ends; brief messages are below. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = progressToast.show(importing, {
      value: 1769,
      max: 4213,
      detail: '1,769 of 4,213',
      onCancel: cancel,
    });
    progressToast.show('Creating the report');
    const done = progressToast.show('Uploading drawings', { value: 80 });
    progressToast.succeed(done, '12 drawings uploaded', {
      duration: 0,
      action: { label: 'View drawings', onPress: open },
    });
    const failed = progressToast.show('Sending invoices');
    progressToast.fail(failed, '3 of 40 invoices were not sent', {
      detail: 'The mail server did not respond. The other 37 were sent.',
      onRetry: retry,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Send quote' }));
    const progress = await region();
    await expect(within(progress).getAllByRole('group')).toHaveLength(4);
    await expect(within(progress).getByRole('progressbar', { name: importing })).toHaveAttribute(
      'aria-valuetext',
      '41%',
    );
    const brief = body().getByRole('region', { name: 'Messages' });
    await waitFor(() =>
      expect(progress.getBoundingClientRect().bottom).toBeLessThanOrEqual(brief.getBoundingClientRect().top),
    );
    progressToast.update(first, { value: 1800 });
  },
};

/** Screen readers hear the start, each quarter and the end. */
export const Announcements: Story = {
  play: async () => {
    const id = progressToast.show(importing, { value: 0 });
    await region();
    for (const value of [10, 30, 40, 55, 80, 100]) {
      progressToast.update(id, { value });
      await waitFor(() =>
        expect(body().getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(value)),
      );
    }
    progressToast.fail(id, 'The file could not be read', { onRetry: retry });
    await waitFor(() =>
      expect(logs()).toEqual([
        [`${importing}, started`, `${importing}, 25%`, `${importing}, 50%`, `${importing}, 75%`],
        ['The file could not be read'],
      ]),
    );
  },
};

/** The toast of failed work becomes the toast of its next attempt; the focus stays in it. */
export const Retry: Story = {
  play: async () => {
    const id = progressToast.show(importing, { value: 60 });
    progressToast.fail(id, 'The file could not be read', { onRetry: retry });
    const button = await body().findByRole('button', { name: 'Try again: The file could not be read' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
    const card = body().getByRole('group', { name: importing });
    await waitFor(() => expect(card).toHaveFocus());
    progressToast.succeed(id, '4,213 items imported', { duration: 300 });
    await body().findByRole('group', { name: '4,213 items imported' });
    // The toast stays while it has the focus.
    await new Promise((done) => setTimeout(done, 600));
    await expect(body().getByRole('group', { name: '4,213 items imported' })).toBeVisible();
  },
};

/** A success disappears after its time, but not while the pointer is on it; running work never does. */
export const ActionAndTime: Story = {
  play: async () => {
    progressToast.show('Creating the report');
    const id = progressToast.show(importing);
    const progress = await region();
    progressToast.succeed(id, '4,213 items imported', {
      duration: 400,
      action: { label: 'View items', onPress: open },
    });
    const result = await within(progress).findByRole('group', { name: '4,213 items imported' });
    await userEvent.hover(result);
    await new Promise((done) => setTimeout(done, 700));
    await expect(result).toBeVisible();
    await userEvent.unhover(progress);
    await waitFor(() => expect(result).not.toBeInTheDocument(), { timeout: 2000 });
    await expect(within(progress).getByRole('group', { name: 'Creating the report' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    let settle = () => {};
    cancel.mockImplementation(() => new Promise<void>((resolve) => (settle = resolve)));
    const opener = within(canvasElement).getByRole('button', { name: 'Import items' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const progress = await region();
    toast.info('3 tasks archived.', { duration: 0 });
    await body().findByRole('region', { name: 'Messages' });
    await userEvent.keyboard('{F6}');
    await expect(body().getByRole('region', { name: 'Messages' })).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(progress).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{F6}{F6}{Tab}');
    const button = body().getByRole('button', { name: `Cancel: ${importing}` });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(cancel).toHaveBeenCalledOnce();
    await expect(await within(progress).findByText('Canceling')).toBeVisible();
    settle();
    await waitFor(() => expect(progress).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(() => expect(logs()[0]?.at(-1)).toBe(`${importing}, canceled`));
  },
};

export const CancelFails: Story = {
  play: async () => {
    cancel.mockImplementation(() => Promise.reject(new Error('Too late')));
    progressToast.show(importing, { value: 90, onCancel: cancel });
    await userEvent.click(await body().findByRole('button', { name: `Cancel: ${importing}` }));
    await waitFor(() =>
      expect(logs()[1]).toEqual([`${importing} could not be canceled and is still running`]),
    );
    await expect(body().getByRole('button', { name: `Cancel: ${importing}` })).toBeVisible();
    const card = within(body().getByRole('group', { name: importing }));
    await expect(card.getByText(`${importing} could not be canceled and is still running`)).toBeVisible();
  },
};

export const ManyItems: Story = {
  play: async () => {
    for (let at = 1; at <= 24; at++)
      progressToast.show(`Uploading sheet A-${100 + at}`, { value: at * 4, onCancel: cancel });
    const progress = await region();
    await expect(within(progress).getAllByRole('progressbar')).toHaveLength(24);
    await expect(progress.getBoundingClientRect().top).toBeGreaterThan(0);
    await waitFor(() => expect(within(progress).getByText('Uploading sheet A-124')).toBeVisible());
  },
};

const showLong = async () => {
  progressToast.show(
    'Importing the price list of Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6',
    { value: 999_999, max: 12_450_312, detail: '999,999 of 12,450,312 prices', onCancel: cancel },
  );
  const id = progressToast.show('Sending invoices');
  progressToast.fail(id, 'The invoices of Riverside Medical Pavilion and the annex were not sent', {
    detail:
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft.pdf is too large.',
    onRetry: retry,
  });
  await region();
};
export const LongContent: Story = { play: showLong };
export const Phone: Story = { play: showLong, globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    progressToast.show('استيراد العناصر', { value: 40, onCancel: cancel });
    await region();
  },
};

const work = (message: string, value: number) => ({
  id: 0,
  state: 'running' as const,
  message,
  value,
  onCancel: cancel,
  attempt: 0,
  failedCancels: 0,
});
export const Guidance: Story = {
  render: () => (
    <DoDont
      good={{
        show: <ProgressToastCard work={work(importing, 41)} isPaused />,
        reason: 'For work of several seconds that goes on while the user does something else.',
      }}
      bad={{
        show: <ProgressToastCard work={work('Saving the name', 50)} isPaused />,
        reason: 'Short work is shown on its button, and work that the page waits for on the page.',
      }}
    />
  ),
};
