import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Slider } from '../Slider/Slider.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Rating } from './Rating.tsx';

const valueLabels = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];
const meta = {
  title: 'Components/Inputs/Rating',
  id: 'components-rating',
  component: Rating,
  args: { label: 'Subcontractor', onChange: fn() },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { valueLabels },
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Subcontractor' });
    const at = (name: string) => within(group).getByRole('radio', { name });
    await userEvent.click(at('Good'));
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await userEvent.keyboard('{ArrowRight}');
    await expect(at('Very good')).toBeChecked();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(at('Excellent'));
    await userEvent.click(at('Excellent'));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(at('Very good'));
    await userEvent.unhover(at('Very good'));
    await expect(at('Very good')).toBeChecked();
  },
};

export const Variants: Story = {
  render: () => (
    <Stack>
      <Rating label="Small" size="sm" defaultValue={3} />
      <Rating label="Usual" defaultValue={3} />
      <Rating label="Touch" size="lg" defaultValue={3} />
      <Rating label="In words" defaultValue={4} valueLabels={valueLabels} />
      <Rating label="Of ten" max={10} defaultValue={7} isClearable={false} />
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <Stack>
      <Rating label="Not rated" />
      <Rating label="Safety" defaultValue={2} isRequired description="How the crew kept the site." />
      <Rating label="Schedule" isRequired errorMessage="Rate how they kept to the schedule." />
      <Rating label="Disabled" defaultValue={4} isDisabled />
      <Rating label="Read only, halves" value={3.5} isReadOnly />
      <Rating label="Read only, 4.3" value={4.3} isReadOnly size="sm" />
      <Rating label="Read only, none" value={null} isReadOnly />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '3.5 of 5' })).toBeVisible();
  },
};

export const LongContent: Story = {
  render: () => (
    <Stack measure="narrow">
      <Rating
        label="How well the subcontractor kept the site clean, dry and safe for every other trade on it"
        defaultValue={2}
        valueLabels={['Poor', 'With reservations that are written down in the minutes', 'Good']}
        max={3}
      />
    </Stack>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Stack>
      <Rating label="مقاول الباطن" defaultValue={2} />
      <Rating label="المتوسط" value={3.5} isReadOnly />
    </Stack>
  ),
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <Rating label="Subcontractor" defaultValue={4} valueLabels={valueLabels} />,
          reason: 'Each level has a label, so all users mean the same.',
        }}
        bad={{
          show: <Rating label="Subcontractor" max={10} defaultValue={7} />,
          reason: 'The difference between six and seven is undefined.',
        }}
      />
      <DoDont
        good={{
          show: <Rating label="Average of 14 projects" value={3.5} isReadOnly />,
          reason: 'An average is read-only, with halves and the figure beside it.',
        }}
        bad={{
          show: (
            <Stack isFullWidth>
              <Slider label="Average of 14 projects" max={5} defaultValue={3} isDisabled />
            </Stack>
          ),
          reason: 'It looks as if it could be changed.',
        }}
      />
    </>
  ),
};
