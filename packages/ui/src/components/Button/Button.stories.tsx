import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Download, FilePlus, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Form } from '../Form/Form.tsx';
import { Inline, Stack } from '../Layout/Layout.tsx';
import { LinkButton } from '../Link/LinkButton.tsx';
import { Button, type PressEvent } from './Button.tsx';

const meta = {
  title: 'Components/Actions/Button',
  id: 'components-button',
  component: Button,
  args: { children: 'New quote', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'New quote' });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

export const Variants: Story = {
  render: () => (
    <Stack gap={16}>
      <Inline wraps>
        <Button variant="primary" iconAfter={ArrowRight}>
          Move to Negotiation
        </Button>
        <Button icon={FilePlus}>New quote</Button>
        <Button variant="ghost" icon={Plus}>
          Add line
        </Button>
        <Button variant="danger" icon={Trash2}>
          Delete
        </Button>
        <LinkButton href="#quotes">A link</LinkButton>
      </Inline>
      <Inline wraps>
        <Button variant="primary" size="sm">
          Save
        </Button>
        <Button size="sm" icon={FilePlus}>
          New quote
        </Button>
        <Button variant="ghost" size="sm" isQuiet>
          Compare revisions
        </Button>
        <Button variant="danger" size="sm">
          Delete
        </Button>
        <LinkButton href="#quote.pdf" size="sm" icon={Download} download>
          Download PDF
        </LinkButton>
      </Inline>
      <Inline wraps>
        <Button variant="primary" size="lg">
          Pay $1,284.00
        </Button>
        <Button size="lg">Hold ticket</Button>
      </Inline>
      <Stack measure="narrow">
        <Button variant="primary" isFullWidth>
          Sign in
        </Button>
      </Stack>
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <Stack>
      {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
        <Inline wraps key={variant}>
          <Button variant={variant}>Send request</Button>
          <Button variant={variant} isDisabled>
            Send request
          </Button>
          <Button variant={variant} disabledReason="Only the sales owner can send it.">
            Send request
          </Button>
          <Button variant={variant} isPending icon={FilePlus}>
            Send request
          </Button>
          <Button variant={variant} aria-expanded>
            Send request
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
};

export const DisabledWithReason: Story = {
  args: { disabledReason: 'Only the sales owner can award this opportunity.', children: 'Award' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Award' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Only the sales owner can award this opportunity.');
    const bubble = await within(document.body).findByRole('tooltip');
    await waitFor(() => expect(bubble).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('tooltip')).toBeNull());
    button.blur();
    await userEvent.tab();
    await within(document.body).findByRole('tooltip');
  },
};

function Pending() {
  const [isPending, setPending] = useState(false);
  return (
    <Button variant="primary" isPending={isPending} onPress={() => setPending(true)}>
      Send request
    </Button>
  );
}

export const KeepsItsWidth: Story = {
  render: () => <Pending />,
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    const button = within(canvasElement).getByRole('button');
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleName('Send request');
    await expect(button).toHaveFocus();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Working');
    await expect(button.getBoundingClientRect().width).toBe(width);
  },
};

const onSubmit = fn();
const onRow = fn();
const presses: PressEvent[] = [];

export const Presses: Story = {
  render: () => (
    <Form label="Note" onSubmit={onSubmit}>
      <div onClick={onRow} onKeyDown={onRow} role="presentation">
        <Inline>
          <Button onPress={(event) => presses.push(event)}>Keep</Button>
          <Button type="submit" variant="primary">
            Send note
          </Button>
          <Button type="submit" isPending>
            Sending
          </Button>
        </Inline>
      </div>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    onSubmit.mockClear();
    onRow.mockClear();
    presses.length = 0;
    const canvas = within(canvasElement);
    const keep = canvas.getByRole('button', { name: 'Keep' });
    await userEvent.setup().keyboard('{Shift>}');
    await userEvent.click(keep);
    keep.focus();
    await userEvent.keyboard('{Enter}');
    keep.click();
    await expect(presses.map(({ pointerType }) => pointerType)).toEqual(['mouse', 'keyboard', 'virtual']);
    await expect(presses.every(({ target }) => target === keep)).toBe(true);
    // The press must not propagate to the surrounding elements.
    await expect(onRow).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Sending' }));
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Send note' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

export const LongContent: Story = {
  render: () => (
    <Stack measure="narrow">
      <Button variant="primary" icon={FilePlus}>
        Send the revised quote for Riverside Medical Center, Phase 2, to everyone in the bid
      </Button>
      <Button isFullWidth>Deckenabhängungskonstruktionsplanungsunterlagen freigeben</Button>
      <Button size="sm" icon={Plus} iconAfter={ArrowRight}>
        Add a line for unforeseen conditions behind the existing shaft wall
      </Button>
    </Stack>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Inline wraps>
      <Button variant="primary" icon={FilePlus}>
        عرض سعر جديد
      </Button>
      <Button iconAfter={ArrowRight}>الانتقال إلى التفاوض</Button>
      <Button variant="danger" icon={Trash2}>
        حذف
      </Button>
      <Button isPending>جارٍ الإرسال</Button>
    </Inline>
  ),
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <>
              <Button variant="primary">Send quote</Button>
              <Button>Save draft</Button>
              <Button variant="ghost">Cancel</Button>
            </>
          ),
          reason: 'One primary button marks the main action of the view.',
        }}
        bad={{
          show: (
            <>
              <Button variant="primary">Send quote</Button>
              <Button variant="primary">Save draft</Button>
              <Button variant="primary">Cancel</Button>
            </>
          ),
          reason: 'Several primary buttons hide the main action, and Cancel looks like the next step.',
        }}
      />
      <DoDont
        good={{
          show: <Button variant="danger">Delete 3 lines</Button>,
          reason: 'A verb and its object make the button clear on its own.',
        }}
        bad={{
          show: <Button variant="danger">OK</Button>,
          reason: '“OK” is only clear to users who read the text above.',
        }}
      />
      <DoDont
        good={{
          show: <Button disabledReason="Only the sales owner can award this opportunity.">Award</Button>,
          reason: 'The button stays focusable and gives the reason and the person to ask.',
        }}
        bad={{
          show: <Button isDisabled>Award</Button>,
          reason: 'A gray button without a reason leaves users searching for their mistake.',
        }}
      />
    </>
  ),
};
