import type { Meta, StoryObj } from '@storybook/react-vite';
import { Files, History, LayoutGrid } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

const words = (text: string) => <Text as="p">{text}</Text>;
const items = [
  { id: 'overview', label: 'Overview', content: words('Quotes and facts.') },
  { id: 'activity', label: 'Activity', count: 31, content: words('Everything that happened.') },
  { id: 'files', label: 'Files', count: 1800, content: words('Plans and contracts.') },
  { id: 'emails', label: 'Emails', count: 12, isDisabled: true, content: null },
];
const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: { label: 'Opportunity', items },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithIcons: Story = {
  args: {
    inset: true,
    items: [
      { id: 'a', label: 'Board', icon: LayoutGrid, content: words('Cards.') },
      { id: 'b', label: 'Files', icon: Files, content: words('Files.') },
      { id: 'c', label: 'History', icon: History, count: 4, content: words('Changes.') },
    ],
  },
};
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('tab', { name: /Overview/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Activity/ })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Quotes and facts.');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Everything that happened.');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: /Files/ })).toHaveFocus();
  },
};
export const ManyItems: Story = {
  args: {
    items: Array.from({ length: 40 }, (_, at) => ({
      id: String(at),
      label: `Sheet A-${101 + at}`,
      content: words(`Sheet ${at + 1}`),
    })),
  },
};
export const LongContent: Story = {
  args: {
    items: [
      {
        id: 'a',
        label: 'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
        count: 1204,
        content: words('Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'),
      },
      {
        id: 'b',
        label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        content: null,
      },
    ],
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'فرصة',
    items: [
      { id: 'a', label: 'نظرة عامة', content: words('عروض.') },
      { id: 'b', label: 'النشاط', count: 31, content: words('ما حدث.') },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('tab', { name: /نظرة/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: /النشاط/ })).toHaveFocus();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Stack fullWidth>
              <Tabs label="Parts of a record" items={items.slice(0, 3)} />
            </Stack>
          ),
          because: 'Parts of one record, by one word each, with what is behind them.',
        }}
        bad={{
          show: (
            <Stack fullWidth>
              <Tabs
                label="Steps"
                items={[
                  { id: '1', label: '1. Fill in', content: null },
                  { id: '2', label: '2. Check', content: null },
                ]}
              />
            </Stack>
          ),
          because: 'Steps in an order are a Stepper.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Stack fullWidth>
              <Tabs
                label="Short"
                items={[
                  { id: 'a', label: 'Files', content: null },
                  { id: 'b', label: 'Emails', content: null },
                ]}
              />
            </Stack>
          ),
          because: 'Nouns, short enough to be read side by side.',
        }}
        bad={{
          show: (
            <Stack fullWidth>
              <Tabs
                label="Long"
                items={[
                  { id: 'a', label: 'Files that belong to this', content: null },
                  { id: 'b', label: 'Emails that were sent', content: null },
                ]}
              />
            </Stack>
          ),
          because: 'Sentences do not fit and push one another out.',
        }}
      />
    </>
  ),
};
