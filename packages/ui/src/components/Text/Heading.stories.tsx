import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoDont } from '../../stories/DoDont.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Heading } from './Heading.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Components/Content/Heading',
  id: 'components-heading',
  component: Heading,
  args: { level: 1, children: 'Opportunities' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: () => (
    <Stack gap={8}>
      {([1, 2, 3, 4, 5, 6] as const).map((level) => (
        <Heading key={level} level={level}>
          Level {level}
        </Heading>
      ))}
    </Stack>
  ),
};
export const LongContent: Story = {
  render: () => (
    <Stack measure="narrow">
      <Heading level={1} truncates>
        Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex
      </Heading>
      <Heading level={2}>
        Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex
      </Heading>
    </Stack>
  ),
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { children: 'الفرص' } };
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Stack>
              <Heading level={2}>Quotes</Heading>
              <Heading level={3}>R3</Heading>
            </Stack>
          ),
          reason: 'Levels in order form the outline that screen readers use.',
        }}
        bad={{
          show: (
            <Stack>
              <Heading level={2} size="caption">
                Quotes, shrunk
              </Heading>
              <Text weight="strong">R3</Text>
            </Stack>
          ),
          reason: 'Bold text is not a heading, and a small heading is not recognized as one.',
        }}
      />
      <DoDont
        good={{ show: <Heading level={2}>Add a contact</Heading>, reason: 'Sentence case.' }}
        bad={{
          show: <Heading level={2}>Add A Contact</Heading>,
          reason: 'Title case is slower to read.',
        }}
      />
    </>
  ),
};
