import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { inColumn } from '../../stories/inColumn.tsx';
import { Button } from '../Button/Button.tsx';
import { Columns, Stack } from '../Layout/Layout.tsx';
import { DecimalField } from '../Number/DecimalField.tsx';
import { Keypad } from './Keypad.tsx';

const onChange = fn();
const onSubmit = fn();
const meta = {
  title: 'Components/Actions/Keypad',
  id: 'components-keypad',
  component: Keypad,
  args: { label: 'Amount', currency: 'USD', onChange },
  decorators: [
    (Story, context) => (context.name === 'States' ? <Story /> : inColumn('narrow')(Story, context)),
  ],
} satisfies Meta<typeof Keypad>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement, name = 'Amount') =>
  within(canvasElement).getByRole('textbox', { name });
const key = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('button', { name });

/** Money fills from the cents, by touch and by the hardware keyboard. */
export const Default: Story = {
  args: { quickValues: ['20', '50', '100'] },
  play: async ({ canvasElement }) => {
    onChange.mockClear();
    for (const name of ['1', '2', '3', '4', '00']) await userEvent.click(key(canvasElement, name));
    await expect(field(canvasElement)).toHaveValue('1,234.00');
    await expect(field(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{Backspace}5');
    await expect(onChange).toHaveBeenLastCalledWith('1234.05');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('$1,234.05');
    await userEvent.click(key(canvasElement, '$50.00'));
    await expect(onChange).toHaveBeenLastCalledWith('50');
    // A value that was not typed is replaced by the next digit.
    await userEvent.keyboard('7');
    await expect(onChange).toHaveBeenLastCalledWith('0.07');
    await userEvent.click(key(canvasElement, 'Clear'));
    await expect(field(canvasElement)).toHaveValue('');
    await userEvent.keyboard('90891');
  },
};

/** The keys are one tab stop. Arrow keys move between them, Enter in the field submits. */
export const KeyboardOnly: Story = {
  args: {
    label: 'Length',
    currency: undefined,
    unit: 'ft',
    maxFractionDigits: 3,
    onSubmit,
    submitLabel: 'Next',
  },
  play: async ({ canvasElement }) => {
    onSubmit.mockClear();
    await userEvent.tab();
    await expect(field(canvasElement, 'Length')).toHaveFocus();
    await userEvent.keyboard('12.5');
    await expect(field(canvasElement, 'Length')).toHaveValue('12.5');
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenLastCalledWith('12.5');
    await userEvent.tab();
    await expect(key(canvasElement, '7')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown} ');
    await expect(key(canvasElement, '5')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{Enter}');
    await expect(onSubmit).toHaveBeenLastCalledWith('12.55');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(key(canvasElement, 'Next')).toHaveFocus();
  },
};

const paste = async (input: HTMLElement, text: string) => {
  input.focus();
  await userEvent.paste(text);
};

export const BadInput: Story = {
  args: { defaultValue: '12.00', maxDigits: 6 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await paste(field(canvasElement), 'twelve');
    await expect(field(canvasElement)).toHaveValue('12.00');
    await expect(field(canvasElement)).toHaveAccessibleDescription(/“twelve” cannot be entered here/);
    await paste(field(canvasElement), '$1,284.5');
    await expect(field(canvasElement)).toHaveValue('1,284.50');
    await paste(field(canvasElement), '1e12');
    await expect(field(canvasElement)).toHaveValue('1,284.50');
    await userEvent.keyboard('{Delete}999999999');
    await expect(field(canvasElement)).toHaveValue('999,999.99');
    await expect(canvas.getByRole('status')).toHaveTextContent('longest possible entry');
  },
};

function Till() {
  const [value, setValue] = useState('');
  return (
    <Stack>
      <Keypad label="Pieces" value={value} onChange={setValue} listensEverywhere hideDisplay />
      <DecimalField label="Pieces" value={value} onChange={setValue} maxFractionDigits={0} size="lg" />
      <Button>Count later</Button>
    </Stack>
  );
}

/** The keys of a value that is shown elsewhere; digits are taken wherever the focus is. */
export const KeysOnly: Story = {
  render: () => <Till />,
  play: async ({ canvasElement }) => {
    const shown = field(canvasElement, 'Pieces');
    await userEvent.click(key(canvasElement, '6'));
    await userEvent.click(key(canvasElement, '2'));
    await expect(shown).toHaveValue('62');
    within(canvasElement).getByRole('button', { name: 'Count later' }).focus();
    await userEvent.keyboard('5');
    await expect(shown).toHaveValue('625');
    // A field keeps its own digits.
    await userEvent.click(shown);
    await userEvent.clear(shown);
    await userEvent.keyboard('8');
    await expect(shown).toHaveValue('8');
  },
};

export const States: Story = {
  render: () => (
    <Columns count={3}>
      <Keypad label="Empty" currency="USD" />
      <Keypad label="Error" currency="USD" defaultValue="1284.50" errorMessage="The drawer has $908.91." />
      <Keypad label="Read-only" currency="USD" defaultValue="908.91" isReadOnly />
      <Keypad label="Disabled" currency="USD" defaultValue="908.91" isDisabled quickValues={['910', '920']} />
      <Keypad
        label="Yen, no decimals"
        currency="JPY"
        defaultValue="1200"
        description="Change is in the drawer."
      />
      <Keypad label="Quantity" unit="SHT" defaultValue="37.5" maxFractionDigits={2} onSubmit={onSubmit} />
    </Columns>
  ),
};

export const LongContent: Story = {
  args: {
    label: 'Amount that the foreman of the east wing pays in cash at the counter of the main yard',
    defaultValue: '999999999.99',
    quickValues: ['999999999', '1000000000', '2000000000', '5000000000'],
    onSubmit,
    submitLabel: 'Record partial payment',
  },
};

export const Phone: Story = {
  args: { defaultValue: '908.91', quickValues: ['910', '920', '1000'], onSubmit },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'المبلغ', currency: 'EGP', defaultValue: '908.91', quickValues: ['910', '920', '1000'] },
  play: async ({ canvasElement }) => {
    field(canvasElement, 'المبلغ').focus();
    await userEvent.keyboard('{Delete}١٢٣٤');
    await expect(onChange).toHaveBeenLastCalledWith('12.34');
  },
};

export const Guidance: Story = {
  render: () => (
    <DoDont
      good={{
        show: (
          <Keypad label="Cash received" currency="USD" defaultValue="50.00" quickValues={['50', '100']} />
        ),
        reason: 'On a touch till, amounts need no decimal point and the usual ones one press.',
      }}
      bad={{
        show: <Keypad label="Price" currency="USD" defaultValue="19.65" />,
        reason: 'In a form at a desk a currency field is smaller, and everybody has a keyboard.',
      }}
    />
  ),
};
