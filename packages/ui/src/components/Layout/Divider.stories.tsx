import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoDont } from '../../stories/DoDont.tsx';
import { Divider, Inline, Stack } from './Layout.tsx';
import { box } from './parts.stories.parts.tsx';

const meta = { title: 'Components/Divider', component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: () => (
    <Stack>
      <Divider />
      <Divider strong />
      <Divider label="New to Plumbline" />
      <Inline>
        {box('One')}
        <Divider orientation="vertical" />
        {box('Two')}
      </Inline>
    </Stack>
  ),
};
export const LongContent: Story = {
  args: { label: 'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'جديد' } };
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Stack fullWidth>
              {box('Part')}
              <Divider strong />
              {box('Another part')}
            </Stack>
          ),
          because: 'Between parts of a page.',
        }}
        bad={{
          show: (
            <Stack fullWidth gap={4}>
              {box('a')}
              <Divider />
              {box('b')}
              <Divider />
              {box('c')}
            </Stack>
          ),
          because: 'A line between everything separates nothing: use space.',
        }}
      />
      <DoDont
        good={{ show: <Divider label="or" />, because: 'A word where two ways part.' }}
        bad={{ show: <Divider label="Section: details of the quote" />, because: 'A title is a Heading.' }}
      />
    </>
  ),
};
