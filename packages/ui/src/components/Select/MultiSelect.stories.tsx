import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { inColumn } from '../../stories/inColumn.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { MultiSelect } from './MultiSelect.tsx';
import { longSources, parts, searchSources, sources, sourcesInArabic } from './sources.parts.ts';

const onChange = fn();
const meta = {
  title: 'Components/Inputs/MultiSelect',
  id: 'components-multiselect',
  component: MultiSelect,
  args: { label: 'Trades', options: sources, placeholder: 'Add trades', onChange },
  decorators: [inColumn('narrow')],
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    onChange.mockClear();
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'Trades' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}{ArrowDown}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Referral' })).toBeVisible();
    await expect(onChange).toHaveBeenLastCalledWith(['referral', 'plan-room'], expect.anything());
    await userEvent.keyboard('{Escape}{Backspace}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove Plan room' })).toBeNull());
    await expect(canvas.getByRole('status')).toHaveTextContent('Plan room removed');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Referral' }));
    await expect(onChange).toHaveBeenLastCalledWith([], []);
    await expect(input).toHaveFocus();
  },
};

export const Open: Story = {
  args: { defaultValue: ['referral', 'repeat'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    const chosen = await within(document.body).findByRole('option', { name: /Referral/ });
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <MultiSelect label="Trades" options={sources} placeholder="Add trades" />
      <MultiSelect label="Trades" options={sources} defaultValue={['referral', 'repeat']} isRequired />
      <MultiSelect label="Trades" options={sources} defaultValue={['referral']} size="sm" />
      <MultiSelect label="Trades" options={sources} defaultValue={['referral', 'repeat']} isReadOnly />
      <MultiSelect label="Trades" options={sources} defaultValue={['referral', 'repeat']} isDisabled />
      <MultiSelect label="Trades" options={sources} errorMessage="Choose at least one trade." />
    </Stack>
  ),
};

export const Searches: Story = {
  args: {
    options: undefined,
    onSearch: searchSources,
    debounce: 50,
    defaultValue: ['kestrel'],
    valueLabels: { kestrel: 'Kestrel & Lowe' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Remove Kestrel & Lowe' })).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox'), 'rep');
    await within(document.body).findByRole('option', { name: /Repeat/ });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Repeat customer' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('listbox')).toBeNull());
  },
};

const onTypedText = fn();
/** Text without an option is reported when the field is left; Escape discards it. */
export const TypedText: Story = {
  args: { onTypedText },
  render: (args) => (
    <Stack>
      <MultiSelect {...args} />
      <TextField label="Notes" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    onTypedText.mockClear();
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'Trades' });
    await userEvent.type(input, 'Terrazzo{Escape}');
    await userEvent.tab();
    await expect(onTypedText).not.toHaveBeenCalled();
    await userEvent.type(input, 'Terrazzo');
    await userEvent.tab();
    await expect(onTypedText).toHaveBeenCalledTimes(1);
    await expect(onTypedText).toHaveBeenLastCalledWith('Terrazzo');
    await expect(input).toHaveValue('');
    await userEvent.type(input, 'Millwork');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Notes' }));
    await waitFor(() => expect(onTypedText).toHaveBeenLastCalledWith('Millwork'));
  },
};
export const ManyItems: Story = {
  args: {
    label: 'Parts',
    options: parts,
    defaultValue: parts.slice(0, 400).map(({ id }) => id),
    maxShown: 6,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('+394')).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox'), 'S-9001');
    await within(document.body).findByRole('option', { name: /S-9001/ });
  },
};

export const LongContent: Story = {
  args: { options: longSources, defaultValue: ['riverside', 'word'] },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الأعمال', options: sourcesInArabic, defaultValue: ['referral', 'repeat'] },
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <MultiSelect label="Trades" options={sources} defaultValue={['referral', 'repeat']} />,
          reason: 'Selected values are shown in the field and can be removed one by one.',
        }}
        bad={{
          show: <TextField label="Trades" defaultValue="Referral; repeat customer,  plan room" />,
          reason: 'A list in a text field mixes separators and is not validated.',
        }}
      />
      <DoDont
        good={{
          show: (
            <MultiSelect
              label="Parts"
              options={parts}
              maxShown={3}
              defaultValue={parts.slice(0, 40).map(({ id }) => id)}
            />
          ),
          reason: 'With many selected values, the field shows a few and the number of the others.',
        }}
        bad={{
          show: (
            <MultiSelect
              label="Parts"
              options={parts}
              maxShown={99}
              defaultValue={parts.slice(0, 14).map(({ id }) => id)}
            />
          ),
          reason: 'The field grows until the form is outside the screen.',
        }}
      />
    </>
  ),
};
