import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { playground } from '../../stories/playground.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Inline } from '../Layout/Layout.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { ProgressToastCard } from '../Toast/ProgressToastCard.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

function Confirming(props: Partial<ConfirmDialogProps> & { startsOpen?: boolean; failsFirst?: boolean }) {
  const { startsOpen = true, failsFirst, confirmLabel = 'Delete account', tone = 'danger', ...rest } = props;
  const [isOpen, setOpen] = useState(startsOpen);
  const [tries, setTries] = useState(0);
  return (
    <>
      <Button variant={tone} onPress={() => setOpen(true)}>
        {confirmLabel}
      </Button>
      <ConfirmDialog
        confirmLabel={confirmLabel}
        tone={tone}
        onConfirm={async () => {
          await new Promise((done) => setTimeout(done, 30));
          setTries(tries + 1);
          if (failsFirst && tries === 0)
            throw new Error('The account has open invoices. Nothing was deleted.');
        }}
        {...rest}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </>
  );
}

function FromMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu
        label="Actions"
        trigger={<Button>More actions</Button>}
        items={[{ id: 'delete', label: 'Delete', onAction: () => setOpen(true) }]}
      />
      <ConfirmDialog
        confirmLabel="Delete account"
        onConfirm={() => undefined}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </>
  );
}

const archived = {
  id: 0,
  state: 'success' as const,
  message: '3 tasks archived',
  attempt: 0,
  failedCancels: 0,
  action: { label: 'Undo', onPress: fn() },
};

const meta = {
  title: 'Components/Overlays/ConfirmDialog',
  id: 'components-confirmdialog',
  component: ConfirmDialog,
  args: { isOpen: true, onOpenChange: fn(), confirmLabel: 'Delete account', onConfirm: fn() },
  render: () => <Confirming />,
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const dialog = await within(document.body).findByRole('alertdialog', { name: 'Are you sure?' });
    await expect(dialog).toHaveTextContent("You won't be able to revert this!");
  },
};
export const NotDangerous: Story = {
  render: () => (
    <Confirming title="Send R3 to Halvorsen Constructors?" tone="primary" confirmLabel="Send quote">
      They get the PDF and a link to answer.
    </Confirming>
  ),
};
export const Keyboard: Story = {
  render: () => <Confirming startsOpen={false} failsFirst />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Delete account' });
    await userEvent.click(opener);
    const dialog = await within(document.body).findByRole('alertdialog');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('open invoices');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
    await userEvent.click(opener);
    await within(document.body).findByRole('alertdialog');
  },
};
/** The item that opened it has gone with its menu: the focus comes back to the menu's button. */
export const FromAMenu: Story = {
  render: () => <FromMenu />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'More actions' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await within(document.body).findByRole('menu');
    await userEvent.keyboard('{Enter}');
    await within(document.body).findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
    await expect(opener).toHaveFocus();
    opener.blur();
  },
};
export const LongContent: Story = {
  render: () => (
    <Confirming
      title="Delete Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex?"
      confirmLabel="Delete the project and its 1,204 files"
    >
      Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft
    </Confirming>
  ),
  play: async () => {
    const dialog = await within(document.body).findByRole('alertdialog');
    for (const part of dialog.children) await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Confirming title="هل أنت متأكد؟" confirmLabel="حذف الحساب" cancelLabel="إلغاء">
      لا يمكن التراجع.
    </Confirming>
  ),
};
/** On a phone a question is as high as its content. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await within(document.body).findByRole('alertdialog');
    await expect(dialog.getBoundingClientRect().height).toBeLessThan(innerHeight / 2);
    await expect(dialog.getBoundingClientRect().left).toBeGreaterThan(0);
  },
};
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <>
              <Button>Cancel</Button>
              <Button variant="danger">Delete account</Button>
            </>
          ),
          reason: 'The button repeats the verb and the object.',
        }}
        bad={{
          show: (
            <>
              <Button>No</Button>
              <Button variant="danger">Yes</Button>
            </>
          ),
          reason: '“Yes” is only clear to users who read the question.',
        }}
      />
      <DoDont
        good={{
          show: <ProgressToastCard work={archived} isPaused />,
          reason: 'An action that can be undone runs at once and offers Undo.',
        }}
        bad={{
          show: (
            <Card
              title="Are you sure?"
              footer={
                <Inline justify="end">
                  <Button>Cancel </Button>
                  <Button variant="primary">Archive tasks</Button>
                </Inline>
              }
            >
              3 tasks will be archived.
            </Card>
          ),
          reason: 'Users confirm frequent questions without reading them.',
        }}
      />
    </>
  ),
};

export const Playground: Story = { ...playground(ConfirmDialog), tags: ['!test'] };
