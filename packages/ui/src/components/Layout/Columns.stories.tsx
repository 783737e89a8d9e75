import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoDont } from '../../stories/DoDont.tsx';
import { playground } from '../../stories/playground.tsx';
import { Columns, Stack } from './Layout.tsx';
import { box } from './parts.stories.parts.tsx';

const meta = {
  title: 'Components/Layout/Columns',
  id: 'components-columns',
  component: Columns,
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => <Columns min="sm">{['One', 'Two', 'Three'].map(box)}</Columns>,
};
export const Variants: Story = {
  render: () => (
    <Stack>
      <Columns min="xs">{['xs', 'b', 'c', 'd', 'e', 'f'].map(box)}</Columns>
      <Columns min="lg">{['lg', 'wide'].map(box)}</Columns>
      <Columns count={3}>{['Three', 'of', 'a kind'].map(box)}</Columns>
      <Columns count={2} hasEqualHeight>
        {['Equal height', 'though this one has many more words and takes several lines to say them'].map(box)}
      </Columns>
    </Stack>
  ),
};
export const LongContent: Story = {
  render: () => (
    <Columns>
      {[
        'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
        'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        'Short',
      ].map(box)}
    </Columns>
  ),
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => <Columns>{['البداية', 'الوسط', 'النهاية'].map(box)}</Columns>,
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Columns min="sm">{['One', 'Two', 'Three'].map(box)}</Columns>,
};
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Stack isFullWidth>
              <Columns min="xs">{['Overdue', 'Due today', 'Due later', 'Done'].map(box)}</Columns>
            </Stack>
          ),
          reason: 'Items of one kind, as many in a row as fit.',
        }}
        bad={{
          show: (
            <Stack isFullWidth>
              <Columns count={6}>{['Overdue ', 'Today', 'Later', 'Done ', 'Open', 'All'].map(box)}</Columns>
            </Stack>
          ),
          reason: 'A fixed number of six is too narrow on a laptop.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Columns min="xs" hasEqualHeight>
              {['Short', 'Longer, on several lines of its own'].map(box)}
            </Columns>
          ),
          reason: 'Cards in a row have the same height.',
        }}
        bad={{
          show: <Columns min="xs">{['Short ', 'Longer, on several lines of its own '].map(box)}</Columns>,
          reason: 'Different heights look like a mistake.',
        }}
      />
    </>
  ),
};

export const Playground: Story = {
  ...playground(Columns),
  tags: ['!test'],
  args: { min: 'sm', children: ['One', 'Two', 'Three'].map(box) },
};
