import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { inColumn } from '../../stories/inColumn.tsx';
import { playground } from '../../stories/playground.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { DateField } from './DateField.tsx';
import { DatePicker } from './DatePicker.tsx';

const meta = {
  title: 'Components/Inputs/DatePicker',
  id: 'components-datepicker',
  component: DatePicker,
  args: { label: 'Expected award' },
  decorators: [inColumn('narrow')],
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

function Controlled() {
  const [value, setValue] = useState<string | null>('2024-12-12');
  return (
    <Stack>
      <DatePicker label="Expected award" value={value} onChange={setValue} />
      <output>{value ?? 'none'}</output>
    </Stack>
  );
}

export const Default: Story = {
  render: () => <Controlled />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole('status');
    const month = canvas.getByRole('spinbutton', { name: /month/ });
    await expect(month).toHaveTextContent('Dec');
    month.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(status).toHaveTextContent('2024-11-12');
    await userEvent.keyboard('02052024');
    await expect(status).toHaveTextContent('2024-02-05');
    await userEvent.paste('March 9, 2023');
    await expect(status).toHaveTextContent('2023-03-09');
    await expect(canvas.getByRole('group', { name: /Expected award/ })).toHaveTextContent('Mar 09, 2023');
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    const dialog = await within(document.body).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: /March 20,/ }));
    await waitFor(() => expect(status).toHaveTextContent('2023-03-20'));
  },
};

export const Open: Story = {
  args: { defaultValue: '2024-03-20', min: '2024-03-04', max: '2024-04-12' },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const dialog = await within(document.body).findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: /March 20,/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(within(dialog).getByRole('button', { name: /March 28/ })).toHaveFocus();
    await expect(within(dialog).getByRole('button', { name: 'Today' })).toBeDisabled();
  },
};

/** The name of the month leads to the months and years. */
export const OtherYear: Story = {
  args: { defaultValue: '2024-03-20', onChange: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Calendar/ }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    const focused = (name: string | RegExp) =>
      waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
    await userEvent.click(dialog.getByRole('button', { name: 'March 2024, choose another month' }));
    await focused('March 2024');
    await userEvent.click(dialog.getByRole('button', { name: '2024, choose another year' }));
    await focused('2024');
    await userEvent.keyboard('{PageUp}{PageUp}{Enter}');
    await focused('March 2000');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await focused(/April 20, 2000/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2000-04-20'));
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <DatePicker label="Bid date" />
      <DatePicker label="Scope review" defaultValue="2024-12-02" isRequired size="sm" />
      <DatePicker label="Start" defaultValue="2024-03-16" description="The crew needs two weeks’ notice." />
      <DatePicker label="Awarded" defaultValue="2024-12-12" isReadOnly />
      <DatePicker label="Closed" defaultValue="2024-12-12" isDisabled />
      <DatePicker label="Due" defaultValue="2024-01-05" errorMessage="The due date is before the bid date." />
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    label: 'Day on which the architect has promised the answer to the seventh request for information',
    defaultValue: '2024-09-30',
    description: 'Deckenabhängungskonstruktionsplanungsunterlagen',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'تاريخ الترسية', defaultValue: '2024-03-20' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const dialog = await within(document.body).findByRole('dialog');
    const heads = [...dialog.querySelectorAll('th')].map(({ textContent }) => textContent);
    await expect(heads).toHaveLength(7);
    await expect(new Set(heads).size).toBe(7);
  },
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <DatePicker label="Bid date" />,
          reason: 'For dates that are near or whose weekday matters, the month is one press away.',
        }}
        bad={{
          show: <DatePicker label="Date of birth" />,
          reason: 'A birthday requires paging through forty years of months.',
        }}
      />
      <DoDont
        good={{ show: <DateField label="Date of birth" />, reason: 'Dates that users know are typed.' }}
        bad={{
          show: <DatePicker label="Bid date (MM/DD/YYYY)" />,
          reason: 'The field shows its format and accepts any format when pasted.',
        }}
      />
    </>
  ),
};

export const Playground: Story = { ...playground(DatePicker), tags: ['!test'] };
