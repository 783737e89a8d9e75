import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { inColumn } from '../../stories/inColumn.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { LoaderBar, ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Components/Feedback/ProgressBar',
  id: 'components-progressbar',
  component: ProgressBar,
  args: { label: 'Importing accounts', value: 14, max: 31, valueText: '14 of 31' },
  decorators: [inColumn('narrow')],
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Importing accounts' });
    await expect(bar).toHaveAttribute('aria-valuetext', '14 of 31');
  },
};
export const States: Story = {
  render: () => (
    <>
      <ProgressBar label="Not begun" value={0} />
      <ProgressBar label="Half way" value={50} />
      <ProgressBar label="Posting" value={100} tone="ok" />
      <ProgressBar label="Stopped" value={62} tone="bad" valueText="Stopped at 62%" />
      <ProgressBar label="Over the limit" value={140} max={100} tone="warn" />
      <ProgressBar label="Reading the plan set" />
      <ProgressBar label="Without its words" value={40} hideLabel />
    </>
  ),
};
/** Below the header of the page. */
export const PageLoading: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <LoaderBar isLoading />,
};
export const LongContent: Story = {
  args: {
    label: 'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
    valueText: '1,204 of 100,000 rows',
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'استيراد الحسابات', value: 45, max: 100, valueText: undefined },
};
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Stack isFullWidth>
              <ProgressBar label="Importing accounts" value={14} max={31} valueText="14 of 31" />
            </Stack>
          ),
          reason: 'Counts show how long it will take.',
        }}
        bad={{
          show: (
            <Stack isFullWidth>
              <ProgressBar label="Please wait" />
            </Stack>
          ),
          reason: 'Without a value, users reload the page although the length is known.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Stack isFullWidth>
              <ProgressBar label="Posting" value={100} tone="ok" />
            </Stack>
          ),
          reason: 'The bar ends at 100% and says that it is complete.',
        }}
        bad={{
          show: (
            <Stack isFullWidth>
              <ProgressBar label="Safety score" value={82} tone="ok" />
            </Stack>
          ),
          reason: 'Use a Stat for a figure that is not work in progress.',
        }}
      />
    </>
  ),
};
