import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoDont } from '../../stories/DoDont.tsx';
import { playground } from '../../stories/playground.tsx';
import { Inline, Stack } from './Layout.tsx';
import { box } from './parts.stories.parts.tsx';

const meta = { title: 'Components/Layout/Stack', id: 'components-stack', component: Stack } satisfies Meta<
  typeof Stack
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <Stack>{['One', 'Two', 'Three'].map(box)}</Stack> };
export const Variants: Story = {
  render: () => (
    <Inline align="start" gap={24} wraps>
      <Stack gap={4}>{['Gap 4', 'b', 'c'].map(box)}</Stack>
      <Stack gap={24}>{['Gap 24', 'b', 'c'].map(box)}</Stack>
      <Stack align="center">{['Centered', 'and short'].map(box)}</Stack>
      <Stack measure="narrow">{['Narrow measure'].map(box)}</Stack>
    </Inline>
  ),
};
export const LongContent: Story = {
  render: () => (
    <Stack>
      {[
        'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
        'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        'Short',
      ].map(box)}
    </Stack>
  ),
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => <Stack>{['البداية', 'الوسط', 'النهاية'].map(box)}</Stack>,
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Stack>{['One', 'Two', 'Three'].map(box)}</Stack>,
};
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <Stack gap={8}>{['Label', 'Value'].map(box)}</Stack>,
          reason: 'Related items have a gap of 4 to 8.',
        }}
        bad={{
          show: <Stack gap={40}>{['Label', 'Value '].map(box)}</Stack>,
          reason: 'A large gap makes related items look separate.',
        }}
      />
      <DoDont
        good={{
          show: <Stack gap={16}>{['Group', 'Group two'].map(box)}</Stack>,
          reason: 'The parent sets one gap for all children.',
        }}
        bad={{
          show: <Stack gap={0}>{['No gap', 'at all'].map(box)}</Stack>,
          reason: 'Children with their own margins do not align.',
        }}
      />
    </>
  ),
};

export const Playground: Story = {
  ...playground(Stack),
  tags: ['!test'],
  args: { children: ['One', 'Two', 'Three'].map(box) },
};
