import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoDont } from '../../stories/DoDont.tsx';
import { playground } from '../../stories/playground.tsx';
import { Columns, Grid, GridItem, Stack, type GridItemProps } from './Layout.tsx';
import { box } from './parts.stories.parts.tsx';

const meta = { title: 'Components/Layout/Grid', id: 'components-grid', component: Grid } satisfies Meta<
  typeof Grid
>;
export default meta;
type Story = StoryObj<typeof meta>;

const cell = (span: GridItemProps['span'], text: string) => (
  <GridItem key={text} span={span}>
    {box(text)}
  </GridItem>
);
const thirds = (texts: readonly string[]) => texts.map((text) => cell(4, text));

export const Default: Story = {
  render: () => (
    <Grid>
      <GridItem span={4}>{box('4 of 12')}</GridItem>
      <GridItem span={8}>{box('8 of 12')}</GridItem>
    </Grid>
  ),
};
export const Variants: Story = {
  render: () => (
    <Grid>
      {([12, 6, 6, 4, 4, 4, 3, 3, 3, 3] as const).map((span, at) => (
        <GridItem key={at} span={span}>
          {box(`${span} of 12, ${at + 1}`)}
        </GridItem>
      ))}
    </Grid>
  ),
};
export const LongContent: Story = {
  render: () => (
    <Grid>
      {thirds([
        'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
        'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        'Short',
      ])}
    </Grid>
  ),
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => <Grid>{thirds(['البداية', 'الوسط', 'النهاية'])}</Grid>,
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Grid>
      <GridItem span={4}>{box('4 of 12')}</GridItem>
      <GridItem span={8}>{box('8 of 12')}</GridItem>
    </Grid>
  ),
};
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Stack isFullWidth>
              <Grid>
                {cell(6, '6')}
                {cell(6, '6 too')}
                {cell(6, '6 below')}
                {cell(6, '6 below it')}
              </Grid>
            </Stack>
          ),
          reason: 'Cards that align over several rows.',
        }}
        bad={{
          show: (
            <Stack isFullWidth>
              <Grid>
                {cell(5, '5')}
                {cell(7, '7')}
                {cell(8, '8')}
                {cell(4, '4')}
              </Grid>
            </Stack>
          ),
          reason: 'Uneven spans align with nothing below.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Stack isFullWidth>
              <Columns min="xs">{['As many', 'in a row', 'as fit'].map(box)}</Columns>
            </Stack>
          ),
          reason: 'Use Columns if rows need not align; the number of columns follows from the width.',
        }}
        bad={{
          show: (
            <Stack isFullWidth>
              <Grid>
                {cell(1, 'Total')}
                {cell(11, 'Quotes')}
              </Grid>
            </Stack>
          ),
          reason: 'One of twelve columns is too narrow for text.',
        }}
      />
    </>
  ),
};

export const Playground: Story = {
  ...playground(Grid),
  tags: ['!test'],
  args: {
    children: ['One', 'Two', 'Three', 'Four'].map((name) => (
      <GridItem key={name} span={3}>
        {box(name)}
      </GridItem>
    )),
  },
};
