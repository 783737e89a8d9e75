import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { DateText, Money } from '../Format/Format.tsx';
import { Columns } from '../Layout/Layout.tsx';
import { Link } from '../Link/Link.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const items = [
  { term: 'Amount', value: <Money value="4862500" /> },
  { term: 'Sales owner', value: 'Maya Lindqvist' },
  { term: 'Account', value: <Link href="#a">Halvorsen Constructors</Link> },
  { term: 'Scope review', value: <DateText value="2025-12-02" />, note: 'in 12 days' },
  { term: 'Bond', value: '–' },
];
const meta = { title: 'Data/DescriptionList', component: DescriptionList, args: { items } } satisfies Meta<
  typeof DescriptionList
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: () => (
    <Columns min="md" gap={32}>
      <DescriptionList items={items} />
      <DescriptionList items={items} layout="stack" />
      <DescriptionList items={items} layout="facts" />
    </Columns>
  ),
};
export const ManyItems: Story = {
  args: {
    items: Array.from({ length: 200 }, (_, at) => ({ term: `Field ${at + 1}`, value: `Value ${at + 1}` })),
  },
};
export const NoteWithoutRoom: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    items: [
      {
        term: 'Plan',
        value: 'None',
        note: 'The modules were given to the company, and are not charged.',
      },
      { term: 'Mode', value: 'Online' },
    ],
  },
  play: async ({ canvasElement }) => {
    // The value must not wrap at every letter.
    const [value] = within(canvasElement).getAllByRole('definition');
    const messages = document.createRange();
    messages.selectNodeContents(value?.firstChild as Node);
    await expect(messages.getClientRects()).toHaveLength(1);
  },
};
export const LongContent: Story = {
  args: {
    items: [
      {
        term: 'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
        value: 'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
      },
      {
        term: 'Word',
        value: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        note: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      },
    ],
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    items: [
      { term: 'المبلغ', value: '٤٬٨٦٢٬٥٠٠' },
      { term: 'المالك', value: 'مايا', note: 'منذ أغسطس' },
    ],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <DescriptionList layout="facts" items={items.slice(0, 3)} />,
          reason: 'Two to four facts in the header of a record.',
        }}
        bad={{
          show: (
            <DescriptionList
              layout="facts"
              items={[...items, ...items.map((item) => ({ ...item, id: `${item.term}2` }))]}
            />
          ),
          reason: 'Ten facts belong in groups at the side.',
        }}
      />
      <DoDont
        good={{
          show: <DescriptionList items={[{ term: 'Bond', value: '–' }]} />,
          reason: 'An empty value is shown as a dash.',
        }}
        bad={{
          show: <DescriptionList items={[{ term: 'Bond', value: 'null' }]} />,
          reason: '“null” is a technical term.',
        }}
      />
    </>
  ),
};
