import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { searchPeople, searchRecords, uploadAtOnce } from '../CommentEditor/comment.stories.parts.ts';
import { CommentThread, type CommentThreadProps } from './CommentThread.tsx';
import type { Comment } from './Comment.ts';

const some: Comment[] = [
  {
    id: '1',
    author: 'Priya Raman',
    when: 'Yesterday, 3:12 PM',
    dateTime: '2025-11-19T22:12:00Z',
    html: '<p>Architect can walk it Monday at 10.</p>',
  },
  {
    id: '2',
    author: 'Luis Ortega',
    when: '8:05 AM',
    html: '<p>Track is up at C-4. Gap: <strong>1-1/2 in.</strong></p><ul><li><p>Hold the east wing</p></li><li><p>Answers <span data-mention="record" data-id="r">#RFI-019</span></p></li></ul>',
    isEdited: true,
  },
  {
    id: '3',
    author: 'Maya Lindqvist',
    when: '8:20 AM',
    html: '<p>Good. <span data-mention="person" data-id="u">@Hannah Reyes</span> signs off the mock-up.</p>',
    replyTo: '2',
    canEdit: true,
    canDelete: true,
  },
  {
    id: '4',
    author: 'Maya Lindqvist',
    when: '9:44 AM',
    html: '<p>Photos are in the drive.</p>',
    canEdit: true,
    canDelete: true,
  },
];

function Thread({ comments: initial = some, ...rest }: Partial<CommentThreadProps>) {
  const [comments, setComments] = useState(initial);
  const [draft, setDraft] = useState('');
  return (
    <CommentThread
      comments={comments}
      draft={draft}
      onDraftChange={setDraft}
      onSend={async (html, replyTo) => {
        await Promise.resolve();
        setComments((was) => [
          ...was,
          {
            id: `new-${was.length}`,
            author: 'Maya Lindqvist',
            when: 'Now',
            html,
            replyTo,
            canEdit: true,
            canDelete: true,
          },
        ]);
        if (replyTo === undefined) setDraft('');
      }}
      onEdit={async (id, html) => {
        await Promise.resolve();
        setComments((was) => was.map((one) => (one.id === id ? { ...one, html, isEdited: true } : one)));
      }}
      onDelete={async (id) => {
        await Promise.resolve();
        setComments((was) => was.filter((one) => one.id !== id));
      }}
      onSearchPeople={searchPeople}
      onSearchRecords={searchRecords}
      onUploadImage={uploadAtOnce}
      {...rest}
    />
  );
}

const meta = {
  title: 'Patterns/CommentThread',
  render: (args) => <Thread {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '42rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<Partial<CommentThreadProps>>;
export default meta;
type Story = StoryObj<typeof meta>;

const ready = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('textbox', { name: 'New comment' });

/** Returns the editor that replaced the field. */
const editor = (canvasElement: HTMLElement) =>
  waitFor(() => {
    const box = within(canvasElement).getByRole('textbox', { name: 'New comment' });
    if (!box.isContentEditable) throw new Error('the editor is not there yet');
    return box;
  });

export const Default: Story = { play: async ({ canvasElement }) => void (await ready(canvasElement)) };

export const ReadOnly: Story = { args: { onSend: undefined, onEdit: undefined, onDelete: undefined } };
export const None: Story = {
  args: { comments: [] },
  play: async ({ canvasElement }) => void (await ready(canvasElement)),
};
export const One: Story = {
  args: { comments: some.slice(0, 1) },
  play: async ({ canvasElement }) => void (await ready(canvasElement)),
};
export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvasElement }) => void (await ready(canvasElement)),
};
export const Failed: Story = {
  args: { isFailed: true, onReload: () => undefined },
  play: async ({ canvasElement }) => void (await ready(canvasElement)),
};
export const OnTheirWay: Story = {
  args: {
    comments: [
      ...some.slice(0, 1),
      {
        id: 's',
        author: 'Maya Lindqvist',
        when: 'Now',
        html: '<p>Photos are in the drive.</p>',
        state: 'sending',
      },
      { id: 'f', author: 'Maya Lindqvist', when: '9:40 AM', html: '<p>Gap is fine.</p>', state: 'failed' },
    ],
    onRetry: () => undefined,
  },
  play: async ({ canvasElement }) => void (await ready(canvasElement)),
};

/** Sends, answers, edits and deletes without a mouse. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await ready(canvasElement);
    box.focus();
    await userEvent.keyboard('Inspector comes at two{Control>}{Enter}{/Control}');
    await waitFor(() => expect(canvas.getByText('Inspector comes at two')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'New comment' })).toHaveTextContent(''));

    canvas.getByRole('button', { name: 'Reply to Priya Raman' }).focus();
    await userEvent.keyboard('{Enter}');
    const answer = await canvas.findByRole('textbox', { name: 'Your reply to Priya Raman' });
    await waitFor(() => expect(answer).toHaveFocus());
    await userEvent.keyboard('Ten is fine{Control>}{Enter}{/Control}');
    const replies = await canvas.findByRole('list', { name: 'Replies to Priya Raman' });
    await expect(replies).toHaveTextContent('Ten is fine');

    canvas.getByRole('button', { name: 'Actions for the comment by Maya Lindqvist, 9:44 AM' }).focus();
    await userEvent.keyboard('{Enter}');
    await within(document.body).findByRole('menu');
    await userEvent.keyboard('{Enter}');
    const dialog = await within(document.body).findByRole('dialog', { name: 'Edit comment' });
    const edited = await within(dialog).findByRole('textbox', { name: 'Edit comment' });
    await waitFor(() => expect(edited).toHaveFocus());
    await userEvent.keyboard(' All 40.{Control>}{Enter}{/Control}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('Photos are in the drive. All 40.')).toBeVisible();

    canvas.getByRole('button', { name: 'Actions for the comment by Maya Lindqvist, 9:44 AM' }).focus();
    await userEvent.keyboard('{Enter}');
    await within(document.body).findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const question = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete comment' }));
    await waitFor(() => expect(canvas.queryByText(/Photos are in the drive/)).toBeNull());
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
    // The focus stays in the thread after a deletion.
    const next = canvas.getByText('Inspector comes at two').closest('article');
    await waitFor(() => expect(next).toHaveFocus());
    next?.blur();
  },
};

/** Text typed while the editor loads, and the caret position, are transferred to it. */
export const Writing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await ready(canvasElement));
    await userEvent.keyboard('Fire <rated> & 2 h');
    const box = await editor(canvasElement);
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard(', both sides');
    await expect(box).toHaveTextContent('Fire <rated> & 2 h, both sides');
    await expect(within(canvasElement).getAllByRole('textbox')).toHaveLength(1);
    await expect(within(canvasElement).getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
    box.blur();
  },
};

export const SendFails: Story = {
  args: { onSend: () => Promise.reject(new Error('You may no longer comment here. Ask Maya Lindqvist.')) },
  play: async ({ canvasElement }) => {
    const box = await ready(canvasElement);
    await userEvent.click(box);
    await userEvent.keyboard('Inspector comes at two{Control>}{Enter}{/Control}');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'You may no longer comment here',
    );
    const kept = await editor(canvasElement);
    await expect(kept).toHaveTextContent('Inspector comes at two');
    kept.blur();
  },
};

export const Editing: Story = {
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await userEvent.click(
      within(canvasElement).getByRole('button', {
        name: 'Actions for the comment by Maya Lindqvist, 9:44 AM',
      }),
    );
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Edit' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Edit comment' });
    await within(dialog).findByRole('textbox', { name: 'Edit comment' });
  },
};

const names = ['Priya Raman', 'Luis Ortega', 'Maya Lindqvist', 'Tomás Herrera', 'Hannah Reyes'];
export const ManyItems: Story = {
  args: {
    comments: Array.from({ length: 1000 }, (_, at): Comment => ({
      id: `${at}`,
      author: names[at % names.length] ?? '',
      when: `Nov ${String((at % 28) + 1).padStart(2, '0')}`,
      html: `<p>Note ${at + 1}: gap at grid ${String.fromCharCode(65 + (at % 8))}-${(at % 20) + 1} measures 1-1/2 in.</p>`,
    })),
  },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('article')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 50 earlier comments' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(60);
  },
};

export const LongContent: Story = {
  args: {
    comments: [
      {
        id: '1',
        author: 'Bartholomew Featherstonehaugh-Cholmondeley of the Longmere Public Safety Facilities',
        when: 'Wednesday, November 19, 2025 at 3:12 PM',
        html: `<p>https://drawings.example/${'riverside-medical-'.repeat(12)}</p><p>${'The owner wants the head-of-wall deflection detail priced as an add. '.repeat(8)}</p>`,
        canEdit: true,
      },
    ],
  },
  play: async ({ canvasElement }) => void (await ready(canvasElement)),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    comments: [
      {
        id: '1',
        author: 'بريا رامان',
        when: 'أمس ٣:١٢',
        html: '<p>يمكن للمهندس المعماري المعاينة يوم الاثنين.</p>',
      },
      {
        id: '2',
        author: 'لويس أورتيغا',
        when: '٨:٠٥',
        html: '<p>تم تركيب المسار عند C-4.</p>',
        replyTo: '1',
      },
    ],
  },
  play: async ({ canvasElement }) => void (await ready(canvasElement)),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => void (await ready(canvasElement)),
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <CommentThread comments={some.slice(0, 2)} />,
          reason: 'Without permission to comment, the editor is not shown.',
        }}
        bad={{
          show: (
            <Thread
              comments={some.slice(0, 1)}
              onSend={() => Promise.reject(new Error('You may not comment here.'))}
            />
          ),
          reason: 'The editor rejects the comment after it was written.',
        }}
      />
      <DoDont
        good={{
          show: <CommentThread comments={some} shownAtFirst={2} />,
          reason: 'The newest comments are visible, the earlier ones one press away.',
        }}
        bad={{
          show: <CommentThread comments={[]} />,
          reason: 'An empty thread that nobody can write in says nothing.',
        }}
      />
    </>
  ),
  play: async ({ canvasElement }) => void (await ready(canvasElement)),
};
