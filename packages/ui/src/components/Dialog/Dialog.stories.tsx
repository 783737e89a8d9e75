import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { playground } from '../../stories/playground.tsx';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { ComboBox } from '../Select/ComboBox.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Asking(props: Partial<DialogProps> & { startsOpen?: boolean }) {
  const { startsOpen = true, ...rest } = props;
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Share</Button>
      <Dialog
        title="Share “Riverside Medical, Phase 2”"
        description="People outside your company see the quote, never the costs."
        width={650}
        footer={(close) => (
          <>
            <Button onPress={close}>Cancel</Button>
            <Button variant="primary" onPress={close}>
              Send invitation
            </Button>
          </>
        )}
        {...rest}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        {rest.children ?? (
          <Stack gap={16}>
            <TextField label="Email" type="email" autoFocus />
            <ComboBox
              label="Access"
              options={[
                { id: 'read', label: 'Read' },
                { id: 'comment', label: 'Comment' },
              ]}
              defaultValue="read"
            />
            <Text as="p" size="small" tone="muted">
              They get a link that ends when the quote is decided.
            </Text>
          </Stack>
        )}
      </Dialog>
    </>
  );
}

const meta = {
  title: 'Components/Overlays/Dialog',
  id: 'components-dialog',
  component: Dialog,
  args: { isOpen: true, onOpenChange: fn(), title: 'Share' },
  render: () => <Asking />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Width600: Story = { render: () => <Asking width={600} /> };
export const Width670: Story = { render: () => <Asking width={670} /> };
export const Width950: Story = { render: () => <Asking width={950} hasFooterLine /> };
export const NotDismissable: Story = {
  render: () => <Asking isDismissable={false} isKeyboardDismissDisabled />,
  play: async () => {
    const body = within(document.body);
    await userEvent.keyboard('{Escape}');
    await expect(body.getByRole('dialog')).toBeVisible();
    await expect(body.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};
export const Keyboard: Story = {
  render: () => <Asking startsOpen={false} />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Share' });
    await userEvent.click(opener);
    const dialog = await within(document.body).findByRole('dialog', { name: /Riverside/ });
    await waitFor(() => expect(within(dialog).getByLabelText('Email')).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('combobox'));
    await within(document.body).findByRole('option', { name: 'Comment' });
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    for (let presses = 0; presses < 8; presses++) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await within(document.body).findByRole('dialog');
  },
};
export const LongContent: Story = {
  render: () => (
    <Asking
      title="Share Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex"
      description="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
    >
      <DescriptionList
        items={Array.from({ length: 40 }, (_, at) => ({ term: `Sheet A-${101 + at}`, value: 'Floor plan' }))}
      />
    </Asking>
  ),
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Asking
      title="مشاركة العرض"
      description="لا يرى الآخرون التكاليف."
      footer={<Button variant="primary">إرسال</Button>}
    >
      <TextField label="البريد" autoFocus />
    </Asking>
  ),
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <>
              <Button>Cancel</Button>
              <Button variant="primary">Send invitation</Button>
            </>
          ),
          reason: 'The button with the action is last, with Cancel beside it.',
        }}
        bad={{
          show: (
            <>
              <Button variant="primary">OK</Button>
              <Button variant="primary">Cancel</Button>
            </>
          ),
          reason: '“OK” does not name the action, and there should be only one primary button.',
        }}
      />
      <DoDont
        good={{
          show: <Text as="p">Share “Riverside Medical, Phase 2”</Text>,
          reason: 'The title names the record.',
        }}
        bad={{
          show: <Text as="p">Share dialog</Text>,
          reason: 'With many tabs open, users need to know which record is meant.',
        }}
      />
    </>
  ),
};

export const Playground: Story = {
  ...playground(Dialog),
  tags: ['!test'],
  args: { children: 'Everyone with the link can read this folder.' },
};
