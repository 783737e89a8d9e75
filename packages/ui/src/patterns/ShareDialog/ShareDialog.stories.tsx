import type { Meta, StoryObj } from '@storybook/react-vite';
import { Share2Icon } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { ShareDialog, type ShareDialogProps } from './ShareDialog.tsx';
import type { ShareCandidate, SharedPerson } from './SharedPerson.ts';

const levels = [
  { id: '1', label: 'Read', description: 'See tasks, files and comments' },
  { id: '2', label: 'Editor', description: 'Change tasks and add comments' },
  { id: '3', label: 'Full access', description: 'Edit, delete and share with others' },
];
const names: [string, string, string][] = [
  ['Luis Ortega', 'Framing foreman', '2'],
  ['Priya Raman', 'Project engineer', '3'],
  ['Tomás Herrera', 'Estimator', '3'],
  ['Kofi Adjei', 'Ceilings foreman', '1'],
  ['Hannah Reyes', 'Safety manager', '2'],
  ['Derek Olufsen', 'Superintendent', '2'],
  ['Johanna Ostrow', 'Framing foreman', '1'],
];
const some: SharedPerson[] = [
  { id: 'me', name: 'Maya Lindqvist', description: 'Project manager', level: '3', isOwner: true },
  { id: 'crew', name: 'Framing crew B', isGroup: true, memberCount: 14, level: '1' },
  ...names.map(([name, description, level]) => ({ id: name, name, description, level })),
];
const candidates: ShareCandidate[] = [
  { id: 'sam', name: 'Sam Nakamura', description: 'Halvorsen, project executive' },
  { id: 'sana', name: 'Sana Iqbal', description: 'Architect of record' },
  { id: 'owners', name: 'Owner’s representatives', isGroup: true },
];
const onShare = fn();

function Share({ people: initial = some, ...rest }: Partial<ShareDialogProps>) {
  const [isOpen, setOpen] = useState(rest.isOpen ?? true);
  const [people, setPeople] = useState(initial);
  return (
    <>
      <div style={{ padding: '1rem' }}>
        <Button icon={Share2Icon} onPress={() => setOpen(true)}>
          Share
        </Button>
      </div>
      <ShareDialog
        name="Riverside Medical Pavilion"
        note="Access covers every folder, task and file inside."
        levels={levels}
        people={people}
        onSearch={(query) =>
          Promise.resolve(candidates.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())))
        }
        onShare={async (ids, level) => {
          await Promise.resolve();
          onShare(ids, level);
          setPeople((was) => [
            ...was,
            ...candidates.filter(({ id }) => ids.includes(id)).map((one) => ({ ...one, level })),
          ]);
        }}
        onLevelChange={async (id, level) => {
          await Promise.resolve();
          setPeople((was) => was.map((one) => (one.id === id ? { ...one, level } : one)));
        }}
        onRemove={async (id) => {
          await Promise.resolve();
          setPeople((was) => was.filter((one) => one.id !== id));
        }}
        link={{ url: 'https://plumbline.example/s/riverside', hasPassword: true, endsOn: '2026-01-31' }}
        onLinkChange={() => Promise.resolve()}
        {...rest}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </>
  );
}

const meta = {
  title: 'Patterns/ShareDialog',
  parameters: { layout: 'fullscreen' },
  render: (args) => <Share {...args} />,
} satisfies Meta<Partial<ShareDialogProps>>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = () => within(document.body).findByRole('dialog', { name: /^Share/ });

export const Default: Story = { play: async () => void (await opened()) };
export const Nobody: Story = { args: { people: [] }, play: async () => void (await opened()) };
export const One: Story = { args: { people: some.slice(0, 1) }, play: async () => void (await opened()) };
export const Loading: Story = {
  args: { people: [], isLoading: true },
  play: async () => void (await opened()),
};
export const Failed: Story = {
  args: { people: [], isFailed: true, onReload: () => undefined },
  play: async () => void (await opened()),
};
export const Forbidden: Story = {
  args: { forbidden: { permission: 'Share spaces', grantedBy: ['Maya Lindqvist', 'Priya Raman'] } },
  play: async () => {
    const dialog = await opened();
    await expect(within(dialog).queryByRole('button', { name: 'Share' })).toBeNull();
    await expect(within(dialog).queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
};

/** Shares, changes and removes by keyboard; the focus returns to the trigger. */
export const Keyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement }) => {
    onShare.mockClear();
    const opener = within(canvasElement).getByRole('button', { name: 'Share' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await opened();
    const field = within(dialog).getByRole('combobox', { name: 'People and groups' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('sam');
    await waitFor(() =>
      expect(within(document.body).getByRole('option', { name: /Sam Nakamura/ })).toBeVisible(),
    );
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(within(dialog).getByText('Sam Nakamura')).toBeVisible();
    within(dialog).getByRole('button', { name: 'Share' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onShare).toHaveBeenCalledWith(['sam'], '3'));
    await waitFor(() => expect(within(dialog).getByText('10')).toBeVisible());

    within(dialog)
      .getByRole('button', { name: /^Permission for Luis Ortega/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    await within(document.body).findByRole('listbox');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: /^Permission for Luis Ortega/ })).toHaveTextContent(
        'Read',
      ),
    );
    within(dialog).getByRole('button', { name: 'Remove Luis Ortega' }).focus();
    await userEvent.keyboard('{Enter}');
    const question = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Remove access' }));
    await waitFor(() => expect(within(dialog).queryByText('Luis Ortega')).toBeNull());
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
    // The removed row had the focus, which moves to another element.
    await waitFor(() =>
      expect(dialog.contains(document.activeElement) || document.activeElement === dialog).toBe(true),
    );
    await expect(within(dialog).getByRole('button', { name: 'Copy link' })).toBeVisible();
    within(dialog).getByRole('button', { name: 'Next people' }).focus();
    await userEvent.keyboard('{Enter}');
    await within(dialog).findByText('6–9 of 9');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Pending: Story = {
  args: { onShare: () => new Promise<void>(() => undefined) },
  play: async () => {
    const dialog = await opened();
    await userEvent.type(within(dialog).getByRole('combobox', { name: 'People and groups' }), 'sam');
    await userEvent.click(await within(document.body).findByRole('option', { name: /Sam Nakamura/ }));
    await userEvent.keyboard('{Escape}');
    const share = within(dialog).getByRole('button', { name: 'Share' });
    await userEvent.click(share);
    await waitFor(() => expect(share).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const NotShared: Story = {
  args: {
    onShare: () => Promise.reject(new Error('Sam Nakamura’s account is closed. Nothing was shared.')),
    onLevelChange: () => Promise.reject(new Error('Only an owner can change Priya Raman.')),
  },
  play: async () => {
    const dialog = await opened();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Share' }));
    await within(dialog).findByText('This field is required');
    await userEvent.type(within(dialog).getByRole('combobox', { name: 'People and groups' }), 'sam');
    await userEvent.click(await within(document.body).findByRole('option', { name: /Sam Nakamura/ }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Share' }));
    await within(dialog).findByText(/account is closed/);
    await userEvent.click(within(dialog).getByRole('button', { name: /^Permission for Priya Raman/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: /Editor/ }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('Only an owner can change');
    await expect(
      within(dialog).getByRole('button', { name: /^Permission for Priya Raman/ }),
    ).toHaveTextContent('Full access');
    await expect(
      within(dialog).getByRole('button', { name: /^Permission for Priya Raman/ }),
    ).toHaveAccessibleDescription(/Only an owner can change/);
  },
};

export const LinkSettings: Story = {
  play: async () => {
    const dialog = await opened();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Link settings' }));
    await within(document.body).findByRole('switch', { name: 'Anyone with the link can open it' });
    await userEvent.click(within(document.body).getByRole('switch'));
  },
};

export const LongContent: Story = {
  args: {
    name: 'Riverside Regional Medical Center, Phase 2 expansion with central utility plant and enabling works',
    people: [
      {
        id: '1',
        name: 'Bartholomew Featherstonehaugh-Cholmondeley of the Longmere Public Safety Facilities',
        description:
          'Deputy assistant superintendent for temporary facilities and enabling works, night shift',
        level: '3',
      },
    ],
  },
  play: async () => void (await opened()),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    name: 'جناح ريفرسايد الطبي',
    people: [{ id: '1', name: 'لويس أورتيغا', description: 'رئيس العمال', level: '2' }],
  },
  play: async () => {
    await waitFor(() => expect(within(document.body).getByRole('dialog')).toBeVisible());
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => void (await opened()),
};

export const Guidance: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <>
      <DoDont
        good={{
          show: <Text>Editor: change tasks and add comments</Text>,
          reason: 'The level says what people can do with this kind of record.',
        }}
        bad={{
          show: <Text>Level 2</Text>,
          reason: 'Scales differ between kinds of records, so a number is ambiguous.',
        }}
      />
      <DoDont
        good={{
          show: <Text>Priya Raman can see who has access, and who could grant her more</Text>,
          reason: 'Users without permission to share still see who has access.',
        }}
        bad={{
          show: (
            <Button isDisabled icon={Share2Icon}>
              Share
            </Button>
          ),
          reason: 'A gray button gives neither a reason nor a person to ask.',
        }}
      />
    </>
  ),
};
