import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoDont } from '../../stories/DoDont.tsx';
import { playground } from '../../stories/playground.tsx';
import { Columns, Grid, GridItem } from './Layout.tsx';
import { box } from './parts.stories.parts.tsx';

const meta = { title: 'Components/Layout/Grid', id: 'components-grid', component: Grid } satisfies Meta<
  typeof Grid
>;
export default meta;
type Story = StoryObj<typeof meta>;

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
      {[
        'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
        'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        'Short',
      ].map(box)}
    </Grid>
  ),
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => <Grid>{['البداية', 'الوسط', 'النهاية'].map(box)}</Grid>,
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
            <Grid>
              <GridItem span={6}>{box('6')}</GridItem>
              <GridItem span={6}>{box('6 too')}</GridItem>
            </Grid>
          ),
          reason: 'Cards that align over several rows.',
        }}
        bad={{
          show: (
            <Grid>
              <GridItem span={5}>{box('5')}</GridItem>
              <GridItem span={7}>{box('7')}</GridItem>
            </Grid>
          ),
          reason: 'Uneven spans align with nothing below.',
        }}
      />
      <DoDont
        good={{
          show: <Columns>{['As many', 'as fit'].map(box)}</Columns>,
          reason: 'Use Columns if rows need not align; the number of columns follows from the width.',
        }}
        bad={{
          show: (
            <Grid>
              <GridItem span={1}>{box('1')}</GridItem>
            </Grid>
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
