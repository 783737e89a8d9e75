import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoDont } from '../../stories/DoDont.tsx';
import { Divider, Inline, Stack } from './Layout.tsx';
import { box } from './parts.stories.parts.tsx';

const meta = {
  title: 'Components/Layout/Divider',
  id: 'components-divider',
  component: Divider,
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: () => (
    <Stack>
      <Divider />
      <Divider isStrong />
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
            <Stack isFullWidth>
              {box('Part')}
              <Divider isStrong />
              {box('Another part')}
            </Stack>
          ),
          reason: 'Separates sections of a page.',
        }}
        bad={{
          show: (
            <Stack isFullWidth gap={4}>
              {box('a')}
              <Divider />
              {box('b')}
              <Divider />
              {box('c')}
            </Stack>
          ),
          reason: 'A line between all items separates nothing. Use space.',
        }}
      />
      <DoDont
        good={{ show: <Divider label="or" />, reason: 'A label between two alternatives.' }}
        bad={{
          show: <Divider label="Section: details of the quote" />,
          reason: 'Use a Heading for a title.',
        }}
      />
    </>
  ),
};
