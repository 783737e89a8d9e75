import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { inColumn } from '../../stories/inColumn.tsx';
import { playground } from '../../stories/playground.tsx';
import { Button } from '../Button/Button.tsx';
import { DatePicker } from '../Date/DatePicker.tsx';
import { formatDate } from '../Date/dates.ts';
import { Stack, Surface } from '../Layout/Layout.tsx';
import { CurrencyField } from '../Number/CurrencyField.tsx';
import { formatDecimal } from '../Number/decimal.ts';
import { Select } from '../Select/Select.tsx';
import { ToastRegion } from '../Toast/ToastRegion.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { InlineEdit } from './InlineEdit.tsx';

const meta = {
  title: 'Components/Forms/InlineEdit',
  id: 'components-inlineedit',
  component: InlineEdit<string>,
  args: {
    label: 'City',
    value: 'Fort Collins',
    display: 'Fort Collins',
    onSave: () => undefined,
    children: (field) => <TextField {...field} />,
  },
} satisfies Meta<typeof InlineEdit<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

const onSave = fn();
function Fields() {
  const [amount, setAmount] = useState('4862500');
  const [date, setDate] = useState<string | null>('2024-12-12');
  const [source, setSource] = useState<string | null>('referral');
  const [reviewer, setReviewer] = useState('');
  return (
    <Surface padding={16} border="all">
      <InlineEdit
        label="Amount"
        value={amount}
        display={`$${formatDecimal(amount, 2)}`}
        onSave={async (next) => {
          onSave(next);
          await new Promise((done) => setTimeout(done, 20));
          if (next === '1')
            throw new Error('The amount is below the posted cost. What you wrote is still here.');
          setAmount(next);
        }}
      >
        {(field) => <CurrencyField {...field} align="start" />}
      </InlineEdit>
      <InlineEdit
        label="Expected award"
        value={date}
        display={date && formatDate(date)}
        onSave={(next) => setDate(next)}
      >
        {(field) => <DatePicker {...field} />}
      </InlineEdit>
      <InlineEdit
        label="Lead source"
        value={source}
        display="Referral"
        onSave={(next) => setSource(next)}
        savesOnChange
      >
        {(field) => (
          <Select
            {...field}
            options={[
              { id: 'referral', label: 'Referral' },
              { id: 'repeat', label: 'Repeat customer' },
            ]}
          />
        )}
      </InlineEdit>
      <InlineEdit
        label="Reviewer"
        value={reviewer}
        display={reviewer}
        emptyText="Add a reviewer"
        onSave={setReviewer}
      >
        {(field) => <TextField {...field} />}
      </InlineEdit>
      <InlineEdit label="Number" value="OPP-2025-0412" display="OPP-2025-0412" isReadOnly onSave={() => {}}>
        {(field) => <TextField {...field} />}
      </InlineEdit>
    </Surface>
  );
}

export const Default: Story = {
  render: () => <Fields />,
  play: async ({ canvasElement }) => {
    onSave.mockClear();
    const canvas = within(canvasElement);
    const value = () => canvas.getByRole('button', { name: /Amount/ });
    value().focus();
    await userEvent.keyboard('{Enter}');
    const input = canvas.getByLabelText('Amount');
    await expect(input).toHaveFocus();
    await userEvent.clear(input);
    await userEvent.type(input, '900{Escape}');
    await expect(value()).toHaveTextContent('$4,862,500.00');
    await expect(onSave).not.toHaveBeenCalled();
    await waitFor(() => expect(value()).toHaveFocus());
    await userEvent.click(value());
    await userEvent.clear(canvas.getByLabelText('Amount'));
    await userEvent.type(canvas.getByLabelText('Amount'), '1{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Amount')).toBeInvalid());
    await userEvent.clear(canvas.getByLabelText('Amount'));
    await userEvent.type(canvas.getByLabelText('Amount'), '5,000,000.5{Enter}');
    await waitFor(() => expect(value()).toHaveTextContent('$5,000,000.50'));
    await expect(onSave).toHaveBeenLastCalledWith('5000000.5');
    await waitFor(() => expect(canvas.getByText('Amount saved')).toBeInTheDocument());
    const award = () => canvas.getByRole('button', { name: /Expected award/ });
    await userEvent.click(award());
    await userEvent.keyboard('01{Enter}');
    await waitFor(() => expect(award()).toHaveTextContent('Jan 12, 2024'));
    await waitFor(() => expect(award()).toHaveFocus());
    // An incomplete date is not saved by Enter, and an error is shown at the field.
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Backspace}{Backspace}{Enter}');
    await expect(await canvas.findByText(/is incomplete/)).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(award()).toHaveTextContent('Jan 12, 2024'));
    await waitFor(() => expect(award()).toHaveFocus());
    await userEvent.keyboard('{Enter}12{Enter}');
    await waitFor(() => expect(award()).toHaveTextContent('Dec 12, 2024'));
    await userEvent.click(canvas.getByRole('button', { name: /Reviewer/ }));
    await userEvent.type(canvas.getByLabelText('Reviewer'), 'Tomás Herrera');
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Reviewer/ })).toHaveTextContent('Tomás Herrera'),
    );
    // The confirmation disappears after a while.
    await waitFor(() => expect(canvas.getByText('Reviewer saved')).toBeInTheDocument());
    await waitFor(() => expect(canvas.queryByText(/saved$/i)).toBeNull(), { timeout: 10_000 });
  },
};

const text = (label: string, value: string, more: object = {}) => (
  <InlineEdit label={label} value={value} display={value} onSave={() => undefined} {...more}>
    {(field) => <TextField {...field} />}
  </InlineEdit>
);

export const States: Story = {
  render: () => (
    <Surface padding={16} border="all">
      {text('City', 'Fort Collins')}
      {text('Reviewer', '', { emptyText: 'Add a reviewer' })}
      {text('Number', 'OPP-2025-0412', { isReadOnly: true })}
      {text('Awarded', '', { isReadOnly: true })}
      {text('Above', 'The label stands over the value', { layout: 'stack' })}
    </Surface>
  ),
};

/** Values align with the first line of their label and never overlap it. */
export const Lines: Story = {
  render: () => (
    <Surface padding={16} border="all">
      {text('Certificate of insurance received', 'Yes')}
      {text('Address', '1820 Canyon Avenue, Suite 400, Fort Collins, Colorado, 80524, beside the old mill')}
      {text('City', 'Fort Collins')}
    </Surface>
  ),
  decorators: [inColumn('narrow')],
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    await expect(buttons).toHaveLength(3);
    for (const button of buttons) {
      const [name, value] = (button.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => {
        const range = document.createRange();
        range.selectNodeContents(document.getElementById(id) ?? document.body);
        return range.getBoundingClientRect();
      });
      await expect(Math.abs((name?.top ?? 0) - (value?.top ?? 100))).toBeLessThanOrEqual(1);
      await expect((value?.left ?? 0) - (name?.right ?? 0)).toBeGreaterThanOrEqual(12);
    }
  },
};

export const Editing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveFocus();
  },
};

export const Refused: Story = {
  args: {
    onSave: () => {
      throw new Error('The city is not in the county. What you wrote is still here.');
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /City/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), ', Wyoming{Enter}');
    await canvas.findByText(/not in the county/);
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('Fort Collins, Wyoming');
  },
};

function Records() {
  const [at, setAt] = useState(1);
  return (
    <Stack gap={16}>
      <Surface padding={16} border="all">
        <InlineEdit
          key={at}
          label="City"
          value="Fort Collins"
          display="Fort Collins"
          onSave={async () => {
            await new Promise((done) => setTimeout(done, 50));
            throw new Error('There is no connection.');
          }}
        >
          {(field) => <TextField {...field} />}
        </InlineEdit>
      </Surface>
      <Button onPress={() => setAt(at + 1)}>Next record</Button>
      <ToastRegion />
    </Stack>
  );
}

/** When the user opens another record, a toast reports the unsaved value. */
export const GoneUnsaved: Story = {
  render: () => <Records />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    const edit = async (text: string) => {
      await userEvent.click(canvas.getByRole('button', { name: /City/ }));
      await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), text);
    };
    // Rejected while the field is open, and rejected after it is unmounted.
    await edit(', Wyoming{Enter}');
    await canvas.findByText('There is no connection.');
    await userEvent.click(canvas.getByRole('button', { name: 'Next record' }));
    await page.findByText('City was not saved. Your input: “Fort Collins, Wyoming”');
    await edit(', Utah');
    await userEvent.click(canvas.getByRole('button', { name: 'Next record' }));
    await page.findByText('City was not saved. Your input: “Fort Collins, Utah”');
    // Discarded input is not reported.
    await edit(', Idaho{Enter}');
    await canvas.findByText('There is no connection.');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Next record' }));
    await expect(page.queryByText(/Idaho/)).toBeNull();
    for (const close of page.getAllByRole('button', { name: /Dismiss|Close/ })) await userEvent.click(close);
  },
};

export const LongContent: Story = {
  render: () => (
    <Surface padding={16} border="all">
      {text(
        'Scope of the work in the east wing',
        'Framing, drywall and acoustical ceilings of the east wing with deflection track at every head-of-wall. Deckenabhängungskonstruktionsplanungsunterlagen.',
      )}
      {text('City', 'Fort Collins')}
    </Surface>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Surface padding={16} border="all">
      {text('المدينة', 'القاهرة')}
      {text('المراجع', '', { emptyText: 'أضف مراجعاً' })}
    </Surface>
  ),
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: text('City', 'Fort Collins'),
          reason: 'A single field of a record is edited in place and saved automatically.',
        }}
        bad={{
          show: (
            <Stack gap={8} isFullWidth>
              {text('City', 'Fort Collins')}
              <Button size="sm" variant="primary">
                Save
              </Button>
            </Stack>
          ),
          reason: 'The field is already saved, so a Save button is confusing.',
        }}
      />
      <DoDont
        good={{
          show: text('Reviewer', '', { emptyText: 'Add a reviewer' }),
          reason: 'Text says what a press does.',
        }}
        bad={{
          show: text('Reviewer', '', { emptyText: '–' }),
          reason: 'A dash looks as if it could not be changed.',
        }}
      />
    </>
  ),
};

export const Playground: Story = { ...playground(InlineEdit<string>), tags: ['!test'] };
