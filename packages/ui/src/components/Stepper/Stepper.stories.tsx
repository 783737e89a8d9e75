import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { inColumn } from '../../stories/inColumn.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Stepper } from './Stepper.tsx';

const steps = [
  { id: 'qualified', label: 'Qualified', note: 'Aug 26' },
  { id: 'estimating', label: 'Estimating', note: 'Sep 08' },
  { id: 'submitted', label: 'Bid submitted', note: '9 days' },
  { id: 'negotiation', label: 'Negotiation' },
  { id: 'awarded', label: 'Awarded' },
];
const onSelect = fn();
const meta = {
  title: 'Components/Navigation/Stepper',
  id: 'components-stepper',
  component: Stepper,
  args: { label: 'Stage', steps, current: 'submitted' },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: (args) => (
    <Stack gap={24}>
      <Stepper {...args} />
      <Stepper {...args} label="Quote" variant="steps" />
    </Stack>
  ),
};
export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <Stepper label="Begun" steps={steps} current="qualified" />
      <Stepper
        label="Done"
        steps={steps.map((step) => ({ ...step, state: 'done' as const }))}
        current="awarded"
      />
      <Stepper
        label="Lost"
        steps={[...steps.slice(0, 3), { id: 'lost', label: 'Lost', state: 'failed', note: 'Nov 20' }]}
        current="lost"
      />
      <Stepper
        label="Submittal"
        variant="steps"
        current="returned"
        steps={[
          { id: 'sent', label: 'Sent', note: 'Nov 04' },
          { id: 'returned', label: 'Rejected', state: 'failed' },
          { id: 'closed', label: 'Closed' },
        ]}
      />
      <Stepper
        label="Some closed"
        steps={steps.map((step, at) => ({ ...step, isDisabled: at > 3 }))}
        current="submitted"
        onSelect={fn()}
      />
    </Stack>
  ),
};
export const Keyboard: Story = {
  args: { onSelect },
  play: async ({ canvasElement }) => {
    within(canvasElement)
      .getByRole('button', { name: /Negotiation/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenLastCalledWith('negotiation');
  },
};
/** Stages that a loss skipped are not done, and the loss is the current step. */
export const Lost: Story = {
  args: {
    current: 'lost',
    steps: [
      ...steps.slice(0, 3),
      { id: 'negotiation', label: 'Negotiation', state: 'next' },
      { id: 'awarded', label: 'Awarded', state: 'next' },
      { id: 'lost', label: 'Lost', state: 'failed', note: '12 days' },
    ],
  },
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items.map(({ ariaCurrent }) => ariaCurrent)).toEqual([null, null, null, null, null, 'step']);
    await expect(items[4]).toHaveTextContent('Awarded, not started');
    await expect(items[5]).toHaveTextContent('Lost12 days, failed');
  },
};
/** The stages do not fit with their text, so the current one opens a menu of all. */
export const NoRoom: Story = {
  args: {
    label: 'Status',
    steps: ['New', 'Working', 'Waiting for the customer', 'Nurturing', 'Qualified', 'Converted'].map(
      (name) => ({
        id: name,
        label: name,
        isDisabled: name === 'Converted',
      }),
    ),
    current: 'Waiting for the customer',
    onSelect,
  },
  decorators: [inColumn('form')],
  play: async ({ canvasElement }) => {
    onSelect.mockClear();
    const canvas = within(canvasElement);
    const present = await canvas.findByRole('button', { name: 'Status: Waiting for the customer' });
    await expect(canvas.getAllByRole('button')).toEqual([present]);
    await userEvent.click(present);
    const menu = await within(document.body).findByRole('menu', { name: 'Status' });
    await expect(within(menu).getByRole('menuitemradio', { name: /Converted/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: /Qualified/ }));
    await waitFor(() => expect(onSelect).toHaveBeenLastCalledWith('Qualified'));
  },
};
export const LongContent: Story = {
  args: {
    steps: [
      {
        id: 'a',
        label: 'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
        note: 'Aug 26',
      },
      {
        id: 'submitted',
        label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        note: 'for 128 days',
      },
      { id: 'c', label: 'Awarded' },
    ],
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'المرحلة',
    current: 'b',
    steps: [
      { id: 'a', label: 'مؤهل' },
      { id: 'b', label: 'تقدير' },
      { id: 'c', label: 'عقد' },
    ],
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
              <Stepper label="Good" steps={steps.slice(1, 4)} current="submitted" />
            </Stack>
          ),
          reason: 'Stages in the order of the workflow, with the time spent in each.',
        }}
        bad={{
          show: (
            <Stack isFullWidth>
              <Stepper
                label="Bad"
                steps={[
                  { id: 'a', label: 'Files' },
                  { id: 'b', label: 'Emails' },
                ]}
                current="a"
              />
            </Stack>
          ),
          reason: 'Use Tabs for sections without an order.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Stack isFullWidth>
              <Stepper label="Document" variant="steps" steps={steps.slice(0, 3)} current="estimating" />
            </Stack>
          ),
          reason: 'In the header of a document, small dots are enough.',
        }}
        bad={{
          show: (
            <Stack isFullWidth>
              <Stepper
                label="Eleven"
                steps={Array.from({ length: 11 }, (_, at) => ({ id: String(at), label: `Step ${at + 1}` }))}
                current="4"
              />
            </Stack>
          ),
          reason: 'Eleven stages are too many. Group them.',
        }}
      />
    </>
  ),
};
