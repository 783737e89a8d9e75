import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, Mail, Printer, Send } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline, Stack } from '../Layout/Layout.tsx';
import { Menu, type MenuEntry } from '../Menu/Menu.tsx';
import { SplitButton } from './SplitButton.tsx';

const onMail = fn();
const items: MenuEntry[] = [
  { id: 'mail', label: 'Send by email', icon: Mail, onAction: onMail },
  { id: 'pdf', label: 'Download PDF', icon: FileText },
  { id: 'print', label: 'Print', icon: Printer },
];

const meta = {
  title: 'Components/Actions/SplitButton',
  id: 'components-splitbutton',
  component: SplitButton,
  args: { label: 'Send quote', menuLabel: 'More ways to send', items, onPress: fn(), variant: 'primary' },
} satisfies Meta<typeof SplitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    onMail.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send quote' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
    const arrow = canvas.getByRole('button', { name: 'More ways to send' });
    await userEvent.tab();
    await expect(arrow).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const menu = await within(document.body).findByRole('menu', { name: 'More ways to send' });
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Send by email' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onMail).toHaveBeenCalledOnce();
    await waitFor(() => expect(arrow).toHaveFocus());
    await userEvent.click(arrow);
    await within(document.body).findByRole('menu');
  },
};

export const Variants: Story = {
  render: () => (
    <Stack>
      <Inline>
        <SplitButton
          label="Send quote"
          icon={Send}
          menuLabel="More ways to send"
          items={items}
          onPress={fn()}
        />
        <SplitButton
          label="Send quote"
          icon={Send}
          menuLabel="More ways to send"
          items={items}
          onPress={fn()}
          variant="primary"
        />
      </Inline>
      <Inline>
        <SplitButton label="Export" menuLabel="More formats" items={items} onPress={fn()} size="sm" />
        <SplitButton
          label="Export"
          menuLabel="More formats"
          items={items}
          onPress={fn()}
          size="sm"
          variant="primary"
        />
      </Inline>
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <Inline wraps>
      <SplitButton label="Send quote" menuLabel="More ways to send" items={items} onPress={fn()} isDisabled />
      <SplitButton
        label="Send quote"
        icon={Send}
        menuLabel="More ways to send"
        items={items}
        onPress={fn()}
        isPending
        variant="primary"
      />
    </Inline>
  ),
};

export const LongContent: Story = {
  render: () => (
    <Stack measure="narrow">
      <SplitButton
        label="Send the revised quote for Riverside Medical Center, Phase 2, to everyone"
        menuLabel="More ways to send"
        items={items}
        onPress={fn()}
      />
    </Stack>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Inline>
      <SplitButton
        label="إرسال العرض"
        icon={Send}
        menuLabel="طرق أخرى"
        items={items}
        onPress={fn()}
        variant="primary"
      />
      <SplitButton label="تصدير" menuLabel="صيغ أخرى" items={items} onPress={fn()} />
    </Inline>
  ),
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <SplitButton
              label="Send quote"
              menuLabel="More ways to send"
              items={items}
              onPress={fn()}
              variant="primary"
            />
          ),
          reason: 'The most common variant takes one press; the menu has the others, and nothing else.',
        }}
        bad={{
          show: (
            <Inline>
              <Button variant="primary">Send quote</Button>
              <Button>Download PDF</Button>
              <Button>Print</Button>
            </Inline>
          ),
          reason: 'Every variant of one action takes the room of a button.',
        }}
      />
      <DoDont
        good={{
          show: <Menu label="Export" items={items} trigger={<Button>Export</Button>} />,
          reason: 'Without a most common variant, use a menu.',
        }}
        bad={{
          show: <SplitButton label="Export" menuLabel="Formats" items={items} onPress={fn()} />,
          reason: 'It is unclear which format the button exports.',
        }}
      />
    </>
  ),
};
