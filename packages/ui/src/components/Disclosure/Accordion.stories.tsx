import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Accordion } from './Disclosure.tsx';

const items = [
  { id: 'inclusions', title: 'Inclusions', aside: '5', content: 'Layout, submittals and as-built drawings.' },
  { id: 'exclusions', title: 'Exclusions', aside: '5', content: 'Permits and plan review fees.' },
  {
    id: 'clarifications',
    title: 'Clarifications',
    aside: '2',
    content: 'Work in one phase, five days a week.',
  },
  { id: 'bond', title: 'Bond', content: 'Not asked for.', isDisabled: true },
];
const meta = {
  title: 'Components/Layout/Accordion',
  id: 'components-accordion',
  component: Accordion,
  args: { items, defaultExpanded: ['inclusions'] },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneAtATime: Story = {
  args: { allowsMultiple: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Exclusions/ }));
    await expect(canvas.getByRole('button', { name: /Inclusions/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const second = within(canvasElement).getByRole('button', { name: /Exclusions/ });
    await userEvent.tab();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(within(canvasElement).getByText('Permits and plan review fees.')).toBeVisible();
  },
};
export const ManyItems: Story = {
  args: {
    items: Array.from({ length: 60 }, (_, at) => ({
      id: String(at),
      title: `Division ${String(at + 1).padStart(2, '0')}`,
      aside: String(at * 3),
      content: 'Lines.',
    })),
  },
};
export const LongContent: Story = {
  args: {
    items: [
      {
        id: 'a',
        title: 'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
        aside: '1,204',
        content: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(
          3,
        ),
      },
    ],
    defaultExpanded: ['a'],
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    items: [
      { id: 'a', title: 'يشمل', aside: '٥', content: 'المخططات والتسليمات.' },
      { id: 'b', title: 'لا يشمل', content: 'الرسوم.' },
    ],
    defaultExpanded: ['a'],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Stack isFullWidth>
              <Accordion items={items.slice(0, 2)} />
            </Stack>
          ),
          reason: 'Sections that few users need at the same time, each with its count.',
        }}
        bad={{
          show: (
            <Stack isFullWidth>
              <Accordion items={[{ id: 'total', title: 'Total', content: '$4,862,500' }]} />
            </Stack>
          ),
          reason: 'Main content should not be hidden behind a press.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Stack isFullWidth>
              <Accordion items={items.slice(0, 2)} defaultExpanded={['inclusions', 'exclusions']} />
            </Stack>
          ),
          reason: 'Sections that are compared can be open at the same time.',
        }}
        bad={{
          show: (
            <Stack isFullWidth>
              <Accordion
                items={[
                  {
                    id: 'company',
                    title: '1. Company',
                    content: <TextField label="Company" errorMessage="Enter a name." />,
                  },
                  { id: 'terms', title: '2. Terms', content: <TextField label="Credit limit" /> },
                ]}
                defaultExpanded={['terms']}
              />
            </Stack>
          ),
          reason: 'Use a Stepper for steps in an order; errors in a collapsed section are not visible.',
        }}
      />
    </>
  ),
};
