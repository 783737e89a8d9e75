import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoDont } from '../../stories/DoDont.tsx';
import { playground } from '../../stories/playground.tsx';
import { Divider, Inline, Spacer, Stack } from './Layout.tsx';
import { box } from './parts.stories.parts.tsx';

const meta = { title: 'Components/Layout/Inline', id: 'components-inline', component: Inline } satisfies Meta<
  typeof Inline
>;
export default meta;
type Story = StoryObj<typeof meta>;

const trades = ['Framing', 'Drywall', 'Painting', 'Flooring', 'Doors', 'Ceilings'];

export const Default: Story = { render: () => <Inline>{['One', 'Two', 'Three'].map(box)}</Inline> };
export const Variants: Story = {
  render: () => (
    <Stack>
      <Inline>
        {box('Start')}
        <Divider orientation="vertical" />
        {box('Next')}
        <Spacer />
        {box('End')}
      </Inline>
      <Inline gap={24}>{['Gap 24', 'b'].map(box)}</Inline>
      <Inline justify="between">{['Between', 'and'].map(box)}</Inline>
      <Inline wraps>{Array.from({ length: 24 }, (_, at) => box(`Sheet ${at + 1}`))}</Inline>
      <Inline stacksOnPhone>{['Below one another', 'on a phone'].map(box)}</Inline>
    </Stack>
  ),
};
export const LongContent: Story = {
  render: () => (
    <Inline wraps>
      {[
        'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
        'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        'Short',
      ].map(box)}
    </Inline>
  ),
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => <Inline wraps>{['البداية', 'الوسط', 'النهاية'].map(box)}</Inline>,
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Inline>{['One', 'Two', 'Three'].map(box)}</Inline>,
};
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <Inline wraps>{trades.map(box)}</Inline>,
          reason: 'Rows with many items wrap.',
        }}
        bad={{
          show: <Inline>{trades.map((trade) => box(`${trade} `))}</Inline>,
          reason: 'Without wrapping, the items do not fit.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Inline isFullWidth>
              {box('Title')}
              <Spacer />
              {box('Action')}
            </Inline>
          ),
          reason: 'A Spacer moves the following items to the end.',
        }}
        bad={{
          show: <Inline gap={72}>{['Title ', 'Action '].map(box)}</Inline>,
          reason: 'A large gap is right at one screen width only.',
        }}
      />
    </>
  ),
};

export const Playground: Story = {
  ...playground(Inline),
  tags: ['!test'],
  args: { children: ['One', 'Two', 'Three'].map(box) },
};
