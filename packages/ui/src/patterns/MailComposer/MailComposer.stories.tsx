import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { MailAddress } from './mailAddresses.ts';
import type { MailDraft } from './mailDraft.ts';
import { MailComposer, type MailComposerProps } from './MailComposer.tsx';

const people: MailAddress[] = [
  { name: 'Anil Nair', address: 'anil@corbelstructural.com' },
  { name: 'Susan Hartwell', address: 'susan@hartwellboyd.com' },
  { name: 'Dana Whitfield', address: 'dana@northgate.build' },
];
const empty: MailDraft = { to: [], cc: [], bcc: [], subject: '', html: '', files: [] };
const reply: MailDraft = {
  from: 'team',
  to: people.slice(0, 2),
  cc: [],
  bcc: [],
  subject: 'Re: RFI-027 head height at corridor 107',
  html: '<p>Hello {{first_name}},</p><p>please proceed with {{rfi}} at a 7′-4″ head as shown on SK-027.</p>',
  files: [],
};

interface WriterProps extends Partial<MailComposerProps> {
  draft?: MailDraft;
}

function Writer({ draft = reply, ...props }: WriterProps) {
  const [value, setValue] = useState(draft);
  return (
    <div style={{ maxWidth: 760, marginInline: 'auto' }}>
      <MailComposer
        label="Reply to Anil Nair"
        value={value}
        onChange={setValue}
        onSend={fn()}
        sendLabel="Send and close"
        sendActions={[{ id: 'keep', label: 'Send and keep open' }]}
        sendTimes={[
          { id: 'morning', label: 'Tomorrow, 8:00 AM' },
          { id: 'monday', label: 'Monday, 8:00 AM', description: 'Nov 30, 2026' },
        ]}
        onSendLater={fn()}
        senders={[
          { id: 'team', label: 'team@northgate.build' },
          { id: 'me', label: 'maya@northgate.build' },
        ]}
        templates={[{ id: 'proceed', label: 'Proceed with RFI answer' }]}
        onTemplate={() => setValue(reply)}
        mergeFields={[
          { name: 'first_name', label: 'First name', group: 'Recipient' },
          { name: 'rfi', label: 'Number of the RFI', group: 'Record' },
        ]}
        onSearchPeople={async (query) =>
          people.filter(({ name }) => name.toLowerCase().startsWith(query.toLowerCase()))
        }
        onAttach={(files) =>
          setValue((was) => ({
            ...was,
            files: [
              ...was.files,
              ...files.map(({ name, type, size }) => ({
                id: `${name}-${was.files.length}`,
                name,
                type,
                size,
              })),
            ],
          }))
        }
        maxBytes={25_000_000}
        draftState="saved"
        onDiscard={fn()}
        {...props}
      />
    </div>
  );
}

const meta = { title: 'Patterns/MailComposer', component: Writer } satisfies Meta<typeof Writer>;
export default meta;

type Story = StoryObj<typeof meta>;

const loaded = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('textbox', { name: 'Message' }, { timeout: 15_000 });
const isLoaded: Story['play'] = async ({ canvasElement }) => void (await loaded(canvasElement));

export const Default: Story = { play: isLoaded };
export const Empty: Story = { args: { draft: empty }, play: isLoaded };
export const WithNotice: Story = {
  args: { notice: 'Luis Ortega is writing a reply', savedAt: '10:42 AM' },
  play: isLoaded,
};
export const Attachments: Story = {
  args: {
    draft: {
      ...reply,
      files: [
        { id: '1', name: 'SK-027 hanger.pdf', type: 'application/pdf', size: 412_000 },
        { id: '2', name: 'B-3 as built.jpg', type: 'image/jpeg', size: 24_800_000 },
        { id: '3', name: 'Bolt line.dwg', type: 'image/vnd.dwg', size: 1_200_000, percent: 40 },
        {
          id: '4',
          name: 'Frames.zip',
          type: 'application/zip',
          size: 900_000,
          error: 'The connection was lost. Attach it again.',
        },
      ],
    },
  },
  play: isLoaded,
};
export const Offline: Story = { args: { isOffline: true, draftState: 'local' }, play: isLoaded };
export const NotSaved: Story = {
  args: {
    draftState: 'failed',
    onSaveAgain: fn(),
    errorMessage: 'The mail could not be sent. The draft is kept. Try again in a minute.',
  },
  play: isLoaded,
};
export const Sending: Story = { args: { isSending: true }, play: isLoaded };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: isLoaded };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: isLoaded };
export const LongContent: Story = {
  args: {
    draft: {
      ...reply,
      subject: 'Re: '.repeat(30) + 'RFI-027 head height at corridor 107',
      to: [
        {
          name: 'Department of Facilities, Riverside Regional Medical Center, Phase 2',
          address: 'facilities@riverside.org',
        },
        { name: '', address: `${'subcontractor.'.repeat(5)}invoices@halvorsenconstructors.com` },
        { name: '', address: 'jane' },
        { name: '', address: 'rick@x' },
      ],
    },
  },
  play: isLoaded,
};
/** Thousands of recipients: the first are shown, and one with a fault is never hidden. */
export const ManyItems: Story = {
  args: {
    draft: {
      ...reply,
      to: Array.from({ length: 5000 }, (_, at) => ({
        name: '',
        address: at === 4200 ? 'bidder' : `bidder${at + 1}@example.com`,
      })),
    },
  },
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    const list = within(canvasElement).getByRole('list', { name: 'To' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(61);
    await expect(within(canvasElement).getByText('bidder: the @ sign is missing.')).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show 4,939 more' }));
    await expect(within(list).getAllByRole('listitem')).toHaveLength(261);
  },
};

/** Pastes a list, corrects the invalid address, picks a suggestion and sends, all by keyboard. */
export const Recipients: Story = {
  args: { draft: { ...reply, to: [] }, onSend: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await loaded(canvasElement);
    const to = canvas.getByRole('combobox', { name: 'To' });
    const list = canvas.getByRole('list', { name: 'To' });
    to.focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(canvas.getByText('Add at least one recipient.')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
    await waitFor(() => expect(to).toHaveFocus());
    await userEvent.paste('"Doe, Jane" <j@x.com>; b@y.com, rick@z');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await expect(to).toHaveAccessibleDescription(/rick@z: the part after the @ sign is not complete\.$/);
    await userEvent.keyboard('{Backspace}');
    const rick = within(list).getByRole('button', { name: /^Edit rick@z/ });
    await expect(rick).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(to).toHaveValue('rick@z'));
    await userEvent.type(to, '.com,');
    await expect(within(list).getByRole('button', { name: 'Edit rick@z.com' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Delete}');
    await expect(within(list).queryByText('b@y.com')).toBeNull();
    to.focus();
    await userEvent.type(to, 'sus');
    await expect(await canvas.findByRole('option', { name: /Susan Hartwell/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Enter}');
    await expect(within(list).getByRole('button', { name: /^Edit Susan Hartwell/ })).toBeVisible();
    // The same address again is not added twice.
    await userEvent.paste('susan@hartwellboyd.com');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(1));
  },
};

/** Asks about a missing subject, and keeps a draft with an unknown merge field. */
export const Problems: Story = {
  args: { draft: { ...reply, subject: '', html: '<p>Hello {{frist_name}},</p>' }, onSend: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await loaded(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send and close' }));
    await expect(await canvas.findByText(/Unknown merge field: \{\{frist_name\}\}/)).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const WithoutSubject: Story = {
  args: { draft: { ...reply, subject: '' }, onSend: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await loaded(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send and close' }));
    const dialog = await within(document.body).findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('Send without a subject?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send without subject' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(document.querySelector('[role="alertdialog"]')).toBeNull());
  },
};

function SentMail(props: WriterProps) {
  const [until, setUntil] = useState<string | undefined>(() =>
    new Date(Date.now() + 3_600_000).toISOString(),
  );
  return <Writer {...props} {...(until ? { undoUntil: until } : {})} onUndo={() => setUntil(undefined)} />;
}

/** The countdown takes the focus and leads back to the draft. */
export const Undo: Story = {
  render: (args) => <SentMail {...args} />,
  play: async ({ canvasElement }) => {
    const undo = within(canvasElement).getByRole('button', { name: 'Undo send' });
    await waitFor(() => expect(undo).toHaveFocus());
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent(/Sending in 3,[56]/);
    await userEvent.keyboard('{Enter}');
    await expect(await loaded(canvasElement)).toHaveTextContent('please proceed with');
  },
};
