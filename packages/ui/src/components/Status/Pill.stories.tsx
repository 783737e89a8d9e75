import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, Send } from 'lucide-react';
import { DoDont } from '../../stories/DoDont.tsx';
import { Inline, Stack } from '../Layout/Layout.tsx';
import { Pill } from './Pill.tsx';
import { StatusText } from './StatusText.tsx';

const meta = {
  title: 'Components/Status/Pill',
  id: 'components-pill',
  component: Pill,
  args: { children: 'In review', tone: 'warn' },
} satisfies Meta<typeof Pill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: () => (
    <Inline wraps>
      <Pill tone="ok">Ready</Pill>
      <Pill tone="warn">In review</Pill>
      <Pill tone="bad">Rejected</Pill>
      <Pill tone="info" icon={Send}>
        Sent
      </Pill>
      <Pill tone="wait">On hold</Pill>
      <Pill tone="alert">Overdue</Pill>
      <Pill icon={Archive}>Superseded</Pill>
      <Pill icon={null}>R3</Pill>
    </Inline>
  ),
};
export const LongContent: Story = {
  render: () => (
    <Stack measure="narrow">
      <Pill tone="info">
        Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex
      </Pill>
    </Stack>
  ),
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { children: 'قيد المراجعة' } };
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <Pill tone="warn">In review</Pill>,
          reason: 'Text and icon give the status; the color repeats it.',
        }}
        bad={{
          show: (
            <Pill tone="warn" icon={null}>
              ●
            </Pill>
          ),
          reason: 'Color alone is not accessible.',
        }}
      />
      <DoDont
        good={{
          show: <StatusText tone="ok">Active</StatusText>,
          reason: 'In a table, a status is an icon with text.',
        }}
        bad={{
          show: (
            <Inline wraps>
              {['Active', 'Active', 'Active', 'Active'].map((word, at) => (
                <Pill key={at} tone="ok">
                  {word}
                </Pill>
              ))}
            </Inline>
          ),
          reason: 'Fifty pills in a column distract, and nothing stands out.',
        }}
      />
    </>
  ),
};
