import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Inline, Stack } from '../Layout/Layout.tsx';
import { Pill } from '../Status/Pill.tsx';
import { Chip } from './Chip.tsx';

const onPress = fn();
const onRemove = fn();
const meta = {
  title: 'Components/Actions/Chip',
  id: 'components-chip',
  component: Chip,
  args: { field: 'State', operator: 'is', value: 'Colorado', onPress, onRemove },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: () => (
    <Inline wraps>
      <Chip>Drywall</Chip>
      <Chip icon={FileText}>Addendum 04, partitions.pdf</Chip>
      <Chip onRemove={fn()}>Framing</Chip>
      <Chip
        field="Owner"
        operator="is any of"
        value="Maya Lindqvist, Tomás Herrera"
        onPress={fn()}
        onRemove={fn()}
      />
      <Chip field="Stage" operator="is" value="Quoted" isSelected onPress={fn()} />
    </Inline>
  ),
};
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    onPress.mockClear();
    onRemove.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('button', { name: 'Remove State is Colorado' }),
    ).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(onRemove).toHaveBeenCalledOnce();
  },
};
export const ManyItems: Story = {
  render: () => (
    <Inline wraps>
      {Array.from({ length: 300 }, (_, at) => (
        <Chip key={at} onRemove={fn()}>{`Sheet A-${101 + at}`}</Chip>
      ))}
    </Inline>
  ),
};
export const LongContent: Story = {
  render: () => (
    <Stack measure="narrow">
      <Chip
        field="Name"
        operator="contains"
        value="Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex"
        onRemove={fn()}
      />
      <Chip>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft</Chip>
    </Stack>
  ),
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { field: 'الولاية', operator: 'هي', value: 'كولورادو' },
};
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <Chip field="State" operator="is" value="Colorado" onRemove={fn()} />,
          reason: 'Field, operator and value read as a sentence.',
        }}
        bad={{
          show: <Chip onRemove={fn()}>CO</Chip>,
          reason: 'The field is missing, so the reader has to guess.',
        }}
      />
      <DoDont
        good={{
          show: <Pill tone="ok">Ready</Pill>,
          reason: 'A status is a Pill, because it cannot be pressed.',
        }}
        bad={{ show: <Chip>Ready</Chip>, reason: 'A chip looks as if it could be removed.' }}
      />
    </>
  ),
};
