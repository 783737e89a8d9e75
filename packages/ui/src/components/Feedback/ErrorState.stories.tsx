import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useState } from 'react';
import { DoDont } from '../../stories/DoDont.tsx';
import { ErrorState } from './States.tsx';

const onRetry = fn();
const meta = {
  title: 'Components/Feedback/ErrorState',
  id: 'components-errorstate',
  component: ErrorState,
  args: { title: 'The accounts could not be loaded', onRetry },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
/** The content of the page takes the focus from a button that is gone after the retry. */
export const FocusAfterRetry: Story = {
  render: function Render(args) {
    const [isLoaded, setLoaded] = useState(false);
    return (
      <main tabIndex={-1} style={{ outline: 'none' }}>
        {isLoaded ? 'Accounts' : <ErrorState {...args} onRetry={() => setLoaded(true)} />}
      </main>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
export const Retrying: Story = { args: { isRetrying: true } };
export const WithReference: Story = { args: { reference: '7F3A-19C2' } };
export const Small: Story = { args: { size: 'sm' } };
export const LongContent: Story = {
  args: {
    title:
      'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex could not be loaded',
    children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'تعذر تحميل الحسابات', children: 'لم يضع شيء.' },
};
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <ErrorState size="sm" title="The accounts could not be loaded" onRetry={fn()}>
              Your filters are kept. Check the connection and try again.
            </ErrorState>
          ),
          reason: 'Says what failed, what was kept and what to do.',
        }}
        bad={{
          show: (
            <ErrorState size="sm" title="Error 500">
              Internal server error
            </ErrorState>
          ),
          reason: 'An error code is for support: show it as the reference.',
        }}
      />
      <DoDont
        good={{
          show: <ErrorState size="sm" title="The chart could not be loaded" onRetry={fn()} />,
          reason: 'Only the section that failed shows the error; the rest of the page works.',
        }}
        bad={{
          show: <ErrorState title="Something went wrong" />,
          reason: 'An error of one card replaces the page and cannot be retried.',
        }}
      />
    </>
  ),
};
