import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banknote, CreditCard, FileText, ScrollText, Wallet } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../components/Layout/Layout.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { playground } from '../../stories/playground.tsx';
import { TenderPanel } from './TenderPanel.tsx';
import type { Tender, TenderMethod, TenderPanelProps } from './tenderTypes.ts';

const methods: TenderMethod[] = [
  { id: 'cash', label: 'Cash', icon: Banknote, givesChange: true },
  { id: 'card', label: 'Card', icon: CreditCard, shortcut: 'F6' },
  { id: 'check', label: 'Check', icon: ScrollText, shortcut: 'F7' },
  { id: 'credit', label: 'Store credit', icon: Wallet, max: '36.20', note: '$36.20 left' },
  { id: 'account', label: 'On account', icon: FileText, disabledReason: 'Needs a customer' },
];
const notes = ['5', '10', '20', '100'];
const onComplete = fn();
const onTake = fn();

type PanelProps = Partial<TenderPanelProps>;

/** Panel that keeps what is taken. */
function Panel({ tenders: initial = [], ...props }: PanelProps) {
  const [tenders, setTenders] = useState<readonly Tender[]>(initial);
  return (
    <TenderPanel
      label="Payment"
      amountDue="908.91"
      methods={methods}
      denominations={notes}
      tenders={tenders}
      onTake={(methodId, amount) => {
        onTake(methodId, amount);
        setTenders((was) => [...was, { id: String(was.length + 1), methodId, amount }]);
      }}
      onRemove={({ id }) => setTenders((was) => was.filter((each) => each.id !== id))}
      onComplete={onComplete}
      {...props}
    />
  );
}

const meta = {
  title: 'Patterns/TenderPanel',
  component: TenderPanel,
  args: { label: 'Payment', amountDue: '908.91', methods, tenders: [] },
  render: () => <Panel />,
} satisfies Meta<typeof TenderPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement, name: RegExp | string) =>
  within(canvasElement).getByRole('button', { name });
const status = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('status').at(-1);
const amountField = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: 'Amount to take' });

/** One press takes a note of 1,000; the change is shown until the payment is completed. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    onComplete.mockClear();
    await expect(button(canvasElement, 'Complete payment $908.91 left to pay')).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(button(canvasElement, '$1,000.00'));
    await waitFor(() => expect(status(canvasElement)).toHaveTextContent('Change due $91.09.'));
    await expect(button(canvasElement, 'Complete payment')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onComplete).toHaveBeenCalledOnce();
  },
};

/** A split payment by keyboard: card 100.00 by its shortcut, the rest in cash by Enter, Enter completes. */
export const KeyboardOnly: Story = {
  render: () => <Panel amountDue="150.00" autoFocus />,
  play: async ({ canvasElement }) => {
    onComplete.mockClear();
    onTake.mockClear();
    await expect(amountField(canvasElement)).toHaveFocus();
    await userEvent.keyboard('10000{F6}');
    await expect(onTake).toHaveBeenLastCalledWith('card', '100.00');
    await waitFor(() =>
      expect(status(canvasElement)).toHaveTextContent('Card $100.00 taken. $50.00 left to pay.'),
    );
    await expect(amountField(canvasElement)).toHaveValue('50.00');
    // The amount that is left is replaced by the first digit, even if it equals what was typed before.
    await userEvent.keyboard('6000');
    await expect(amountField(canvasElement)).toHaveValue('60.00');
    await userEvent.keyboard('{F6}');
    await expect(amountField(canvasElement)).toHaveAccessibleDescription(
      /Card: Gives no change, \$50.00 or less/,
    );
    await userEvent.keyboard('{Enter}');
    await expect(onTake).toHaveBeenLastCalledWith('cash', '60.00');
    await waitFor(() => expect(button(canvasElement, 'Complete payment')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onComplete).toHaveBeenCalledOnce();
  },
};

/** Methods without change refuse more than is left and say so; removing a payment gives the amount back. */
export const OverTender: Story = {
  render: () => <Panel amountDue="50.00" />,
  play: async ({ canvasElement }) => {
    onTake.mockClear();
    for (const name of ['6', '00', '0']) await userEvent.click(button(canvasElement, name));
    const card = button(canvasElement, /^Card Gives no change, \$50.00 or less/);
    await expect(card).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(card);
    await expect(onTake).not.toHaveBeenCalled();
    await expect(button(canvasElement, /^Store credit \$36.20 or less/)).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(button(canvasElement, /^Cash$/));
    await waitFor(() => expect(status(canvasElement)).toHaveTextContent('Change due $10.00.'));
    await userEvent.click(button(canvasElement, 'Remove Cash $60.00'));
    await waitFor(() =>
      expect(status(canvasElement)).toHaveTextContent('Cash $60.00 removed. $50.00 left to pay.'),
    );
    await expect(amountField(canvasElement)).toHaveFocus();
  },
};

const refuse = fn(() => Promise.reject(new Error('declined')));

/** What was not taken stays entered. A press while one is pending takes nothing twice. */
export const Refused: Story = {
  render: () => <Panel onTake={refuse} />,
  play: async ({ canvasElement }) => {
    refuse.mockClear();
    await userEvent.click(button(canvasElement, '4'));
    await userEvent.click(button(canvasElement, '00'));
    await userEvent.dblClick(button(canvasElement, /^Card/));
    await waitFor(() =>
      expect(amountField(canvasElement)).toHaveAccessibleDescription(/Card \$4.00 was not taken/),
    );
    await expect(amountField(canvasElement)).toHaveValue('4.00');
  },
};

const taken: Tender[] = [
  {
    id: '1',
    methodId: 'card',
    amount: '500.00',
    detail: 'Visa 4242, approved',
    keptReason: 'Refund it at the terminal',
  },
  { id: '2', methodId: 'check', amount: '408.91', detail: 'No. 1077', isPending: true },
];

/** A payment that waits, too much without change, paid, read-only, and no method. */
export const States: Story = {
  render: () => (
    <Stack gap={56}>
      <Panel tenders={taken} />
      <Panel amountDue="450.00" tenders={taken.slice(0, 1)} />
      <Panel amountDue="500.00" tenders={taken.slice(0, 1)} completeDisabledReason="Signature missing" />
      <Panel amountDue="480.00" tenders={[{ id: '1', methodId: 'cash', amount: '500' }]} isReadOnly />
      <Panel methods={[]} errorMessage="The card terminal does not answer. Nothing was charged." />
    </Stack>
  ),
};

export const LongContent: Story = {
  render: () => (
    <Panel
      amountDue="98765432109.87"
      methods={methods.map((method) => ({
        ...method,
        label: `${method.label} of the Greater Mountain West Regional Supply Cooperative`,
      }))}
      tenders={Array.from({ length: 5 }, (_, at) => ({
        id: String(at),
        methodId: 'check',
        amount: '1234567890.12',
        detail: 'No. 1077, drawn on the First National Bank of Colorado Springs, Fort Collins branch',
      }))}
    />
  ),
};

export const Phone: Story = {
  render: () => <Panel tenders={[{ id: '1', methodId: 'card', amount: '500.00', detail: 'Visa 4242' }]} />,
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Panel
      label="الدفع"
      currency="EGP"
      methods={[
        { id: 'cash', label: 'نقدًا', icon: Banknote, givesChange: true },
        { id: 'card', label: 'بطاقة', icon: CreditCard },
      ]}
      tenders={[{ id: '1', methodId: 'card', amount: '500.00', detail: 'فيزا' }]}
    />
  ),
};

export const Guidance: Story = {
  render: () => (
    <DoDont
      good={{
        show: <Panel methods={methods.slice(0, 2)} />,
        reason: 'The method that is used most comes first, because Enter takes the amount by it.',
      }}
      bad={{
        show: <Panel methods={[{ id: 'card', label: 'Card', givesChange: true }]} />,
        reason: 'A card gives no change: more than the amount due could be charged.',
      }}
    />
  ),
};

export const Playground: Story = { ...playground(TenderPanel), tags: ['!test'] };
