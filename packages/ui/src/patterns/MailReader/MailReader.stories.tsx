import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArchiveIcon } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { MailReader, type MailMessage, type MailPerson } from './MailReader.tsx';

const anil: MailPerson = { name: 'Anil Nair', address: 'anil@corbelstructural.com' };
const susan: MailPerson = { name: 'Susan Hartwell', address: 'susan@hartwellboyd.com' };
const team: MailPerson = { name: '', address: 'team@northgate.build' };
const sketch = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><path fill="white" d="M0 0h320v180H0z"/><path fill="none" stroke="steelblue" stroke-width="6" d="M20 30h280M20 90h280"/><path fill="none" stroke="firebrick" stroke-width="4" d="M60 130h200"/></svg>')}`;

const thread: MailMessage[] = [
  {
    id: '1',
    from: { name: 'Maya Lindqvist', address: 'maya@northgate.build' },
    to: [susan, anil],
    sentAt: '2026-11-19T16:20:00Z',
    snippet: 'A2.1 shows the head at 8′-0″, S3.2 puts the beam at 7′-10½″. Which one governs?',
    text: 'A2.1 shows the head at 8′-0″, S3.2 puts the beam at 7′-10½″. Which one governs?',
  },
  {
    id: '2',
    from: susan,
    to: [team],
    sentAt: '2026-11-20T09:05:00Z',
    snippet: '7′-4″ works for us. Structural has to confirm the beam first.',
    text: '7′-4″ works for us. Structural has to confirm the beam first.\n\nOn Nov 19 Maya Lindqvist wrote:\n> Which one governs?',
  },
  {
    id: '3',
    from: anil,
    fromNote: 'Corbel Structural',
    senderCheck: { label: 'Sender checked', tone: 'ok' },
    to: [team],
    cc: [susan],
    sentAt: '2026-11-23T18:31:00Z',
    snippet: 'The hanger at B-3 can rise 2″.',
    html: '<p>The hanger at B-3 can rise 2″ without touching the connection. That clears a 7′-4″ head with the rated closure, so 7′-4″ governs. Sketch SK-027 shows the new bolt line.</p><p>I need your go-ahead by Wednesday to release the shop drawing.</p><blockquote>7′-4″ works for us.</blockquote>',
    files: [
      { id: 'a', name: 'SK-027 hanger.pdf', type: 'application/pdf', size: 412_000, previewSrc: sketch },
      { id: 'b', name: 'B-3 as built.jpg', type: 'image/jpeg', size: 2_800_000, previewSrc: sketch },
    ],
  },
];

const meta = {
  title: 'Patterns/MailReader',
  component: MailReader,
  args: {
    subject: 'RFI-027 head height at corridor 107',
    messages: thread,
    links: [
      { id: 'rfi', label: 'RFI-027 Opening head at corridor 107', href: '#rfi' },
      { id: 'project', label: 'PRJ-00104 Alder Creek', href: '#project' },
      { id: 'pco', label: 'PCO-014 Reframe head', isSuggested: true },
    ],
    onRemoveLink: fn(),
    onFile: fn(),
    onReply: fn(),
    onReplyAll: fn(),
    onForward: fn(),
    onOpenFile: fn(),
    actions: () => [{ id: 'raw', label: 'Show source' }],
    headActions: <Button icon={ArchiveIcon}>Close</Button>,
  },
} satisfies Meta<typeof MailReader>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The content of the frame, once it is loaded. */
const content = async (canvasElement: HTMLElement, name = 'Message from Anil Nair') => {
  const frame = await within(canvasElement).findByTitle<HTMLIFrameElement>(name);
  await waitFor(() => expect(frame.contentDocument?.body.textContent).not.toBe(''));
  await waitFor(() => expect(frame.clientHeight).toBeGreaterThan(24));
  return frame;
};

export const Default: Story = { play: async ({ canvasElement }) => void (await content(canvasElement)) };
export const One: Story = { args: { messages: thread.slice(0, 1), links: [] } };
export const ReadOnly: Story = {
  args: {
    onReply: undefined,
    onReplyAll: undefined,
    onForward: undefined,
    onRemoveLink: undefined,
    onFile: undefined,
    onOpenFile: undefined,
    actions: undefined,
  },
  play: async ({ canvasElement }) => void (await content(canvasElement)),
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => void (await content(canvasElement)),
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => void (await content(canvasElement)),
};
export const Empty: Story = { args: { messages: [] } };
export const Loading: Story = { args: { messages: [], isLoading: true } };
export const Failed: Story = {
  args: { errorMessage: 'Drafts are safe on this device.', onRetry: fn() },
};
export const NotSent: Story = {
  args: {
    messages: [
      {
        ...(thread[0] as MailMessage),
        failure: 'The mailbox susan@hartwellboyd.com is full. The mail is kept in Drafts.',
      },
    ],
  },
};
export const LongContent: Story = {
  args: {
    subject: 'Re: '.repeat(40) + 'RFI-027',
    messages: [
      {
        ...(thread[2] as MailMessage),
        from: {
          name: 'Department of Facilities and Planning, Riverside Regional Medical Center',
          address: 'a@b.c',
        },
        to: Array.from({ length: 60 }, (_, at) => ({ name: '', address: `bidder${at}@example.com` })),
        html: `<table><tr>${'<td>CostCodeWithoutAnyBreak</td>'.repeat(12)}</tr></table><p>${'a'.repeat(400)}</p>`,
        files: [
          {
            id: 'a',
            name: `${'Riverside Regional Medical Center '.repeat(4)}.pdf`,
            type: 'application/pdf',
            size: 1,
          },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) =>
    void (await content(
      canvasElement,
      'Message from Department of Facilities and Planning, Riverside Regional Medical Center',
    )),
};

/** Opens, closes and unfolds messages and quotes by keyboard; the focus is never lost. */
export const ManyItems: Story = {
  args: {
    messages: [
      ...Array.from({ length: 297 }, (_, at) => ({
        ...(thread[at % 2] as MailMessage),
        id: `m${at}`,
      })),
      ...thread,
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await content(canvasElement);
    const list = canvas.getByRole('list', { name: 'Messages' });
    await expect(within(list).getAllByRole('listitem').length).toBeLessThan(8);
    canvas.getByRole('button', { name: 'Show 297 earlier messages' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(list.querySelector('[data-mail="m1"]')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(list.querySelector('[data-mail="m1"]')).toHaveAttribute('aria-expanded', 'true'),
    );
    await expect(list.querySelector('[data-mail="m1"]')).toHaveFocus();
    const quote = canvas.getAllByRole('button', { name: 'Show quoted text' })[0] as HTMLElement;
    quote.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/Which one governs\?$/, { selector: '[dir="auto"]' })).toBeVisible();
    const reply = canvas.getAllByRole('button', { name: 'Reply' })[0] as HTMLElement;
    reply.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReply).toHaveBeenCalledWith('m1');
    list.querySelector<HTMLElement>('[data-mail="m1"]')?.focus();
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(list.querySelector('[data-mail="m1"]')).toHaveAttribute('aria-expanded', 'false'),
    );
    await expect(list.querySelector('[data-mail="m1"]')).toHaveFocus();
  },
};

/** Scripts, forms and remote pictures of a hostile mail are blocked; pictures load once they are allowed. */
export const HostileMail: Story = {
  args: {
    onAllowImages: fn(),
    messages: [
      {
        ...(thread[2] as MailMessage),
        files: [],
        html: `<p id="text">Pay now</p><script>parent.document.title = 'run'; document.body.textContent = 'run'</script><img src="https://127.0.0.1:9/pixel.png" onerror="document.body.textContent = 'run'" alt="Tracker"><form action="https://127.0.0.1:9/"><button>Send</button></form><meta http-equiv="refresh" content="0;url=about:blank"><iframe src="javascript:parent.document.body.textContent='run'"></iframe>`,
      },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const frame = await content(canvasElement);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const inside = () => frame.contentDocument as Document;
    await expect(document.title).not.toBe('run');
    await expect(inside().getElementById('text')).toHaveTextContent('Pay now');
    await expect(frame).toHaveAttribute('sandbox', expect.not.stringContaining('allow-scripts'));
    const policy = () =>
      inside().querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content');
    await expect(policy()).not.toContain('https:');
    const requests = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('127.0.0.1:9'));
    await expect(requests).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Show images' }));
    await waitFor(() => expect(policy()).toContain('https:'));
    await expect(args.onAllowImages).toHaveBeenCalledWith('3');
    await expect(canvas.queryByRole('button', { name: 'Show images' })).toBeNull();
  },
};

/** Files a suggestion with one press and removes a record. */
export const Links: Story = {
  args: { messages: thread.slice(0, 1) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'File to PCO-014 Reframe head' }));
    await expect(args.onFile).toHaveBeenCalledWith('pco');
    await userEvent.click(canvas.getByRole('button', { name: /^Remove from RFI-027/ }));
    await expect(args.onRemoveLink).toHaveBeenCalledWith('rfi');
  },
};
