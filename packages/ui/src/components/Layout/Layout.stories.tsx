import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Heading } from '../Text/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Columns, Divider, Grid, GridItem, Inline, Spacer, Stack, Surface } from './Layout.tsx';
import { Split } from './Split.tsx';

const meta = { title: 'Components/Layout', component: Stack } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (words: string) => (
  <Surface tone="sunken" padding={12} radius="control" border="all">
    {words}
  </Surface>
);

export const Default: Story = {
  render: () => (
    <Stack gap={24}>
      <Inline>
        {box('Start')}
        <Divider orientation="vertical" />
        {box('Next')}
        <Spacer />
        {box('End')}
      </Inline>
      <Grid>
        <GridItem span={4}>{box('4 of 12')}</GridItem>
        <GridItem span={8}>{box('8 of 12')}</GridItem>
      </Grid>
      <Columns min="sm">
        {box('One')}
        {box('Two')}
        {box('Three')}
      </Columns>
      <Divider label="New to Plumbline" />
      <Divider strong />
    </Stack>
  ),
};

export const Words: Story = {
  render: () => (
    <Stack gap={8} measure="narrow">
      <Heading level={1}>Page title</Heading>
      <Heading level={2}>Section title</Heading>
      <Text size="figure" weight="strong">
        $4.35M
      </Text>
      <Text as="p">Body text with a measure that suits it.</Text>
      <Text as="p" size="small" tone="muted">
        Small and muted.
      </Text>
      <Text as="div" truncate="middle">
        Addendum 04, partitions and head-of-wall details, revision 3.pdf
      </Text>
      <Text as="div" truncate="end">
        A very long company name that has no chance to fit in a narrow column at all
      </Text>
      <Text as="div" numeric>
        4,862,500.00
      </Text>
      <Text mono>Q-2025-0412</Text>
    </Stack>
  ),
};

export const Panes: Story = {
  render: () => (
    <Surface border="all">
      <div style={{ height: '12rem' }}>
        <Split label="Width of the tree" start={box('Tree')} end={box('List')} defaultSize={240} />
      </div>
    </Surface>
  ),
  play: async ({ canvasElement }) => {
    const edge = within(canvasElement).getByRole('separator', { name: 'Width of the tree' });
    edge.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(edge).toHaveAttribute('aria-valuenow', '272');
    await userEvent.keyboard('{Home}');
    await expect(edge).toHaveAttribute('aria-valuenow', '160');
  },
};
