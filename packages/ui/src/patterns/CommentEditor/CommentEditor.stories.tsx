import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Drawer } from '../../components/Drawer/Drawer.tsx';
import { Stack } from '../../components/Layout/Layout.tsx';
import { TextArea } from '../../components/TextField/TextArea.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { heldUpload, imageFile, searchPeople, searchRecords, uploadAtOnce } from './comment.stories.parts.ts';
import { CommentEditor } from './CommentEditor.tsx';
import type { CommentEditorProps } from './CommentEditorProps.ts';
import { EditorOnDemand } from './EditorOnDemand.tsx';

const onSend = fn();
const onLeave = fn();

function Editor({ value: initial = '', ...rest }: Partial<CommentEditorProps>) {
  const [value, setValue] = useState(initial);
  return (
    <CommentEditor
      label="New comment"
      value={value}
      onChange={setValue}
      onSend={(html) => {
        onSend(html);
        setValue('');
      }}
      {...rest}
    />
  );
}

const meta = {
  title: 'Patterns/CommentEditor',
  args: { onSearchPeople: searchPeople, onSearchRecords: searchRecords, onUploadImage: uploadAtOnce },
  render: (args) => <Editor {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '42rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<Partial<CommentEditorProps>>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (canvasElement: HTMLElement, name = 'New comment') =>
  within(canvasElement).findByRole('textbox', { name });

/** Pastes clipboard content of another program. */
const paste = (target: HTMLElement, html: string, files: readonly File[] = []) => {
  const data = new DataTransfer();
  if (html !== '') data.setData('text/html', html);
  for (const file of files) data.items.add(file);
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
};

export const Default: Story = {
  args: {
    value:
      '<p><span data-mention="person" data-id="u2">@Luis Ortega</span> hold the east wing, please.</p><p>Safety sign-off for the mock-up comes on <strong>Monday</strong>.</p>',
  },
  play: async ({ canvasElement }) => {
    await expect(await boxOf(canvasElement)).toHaveTextContent('@Luis Ortega hold the east wing, please.');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={24}>
      <Editor {...args} label="Empty" />
      <Editor {...args} label="On its way" value="<p>Track is up at C-4.</p>" isSending />
      <Editor
        {...args}
        label="Not sent"
        value="<p>Track is up at C-4.</p>"
        errorMessage="The comment was not sent: the connection was lost. Your words are kept."
      />
      <Editor {...args} label="Disabled" value="<p>This task is closed.</p>" isDisabled />
      <Editor label="Without mentions and images" value="" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await boxOf(canvasElement, 'Not sent');
    await boxOf(canvasElement, 'Without mentions and images');
  },
};

/** Writes, formats, mentions and sends by keyboard. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    onSend.mockClear();
    const box = await boxOf(canvasElement);
    await userEvent.click(box);
    await userEvent.keyboard('Ask {Control>}b{/Control}now{Control>}b{/Control} @han');
    const list = await within(document.body).findByRole('listbox', { name: 'People matching “han”' });
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(3));
    await expect(box).toHaveAttribute('aria-activedescendant', within(list).getAllByRole('option')[0]?.id);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(within(document.body).queryByRole('listbox')).toBeNull());
    await expect(box).toHaveTextContent('Ask now @Nathan Brandt');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(onSend).toHaveBeenCalledWith(
      '<p>Ask <strong>now</strong> <span data-mention="person" data-id="Nathan Brandt">@Nathan Brandt</span> </p>',
    );
    await waitFor(() => expect(box).toHaveTextContent(''));

    // The toolbar is one tab stop with arrow key navigation.
    await userEvent.tab({ shift: true });
    const tools = within(within(canvasElement).getByRole('toolbar', { name: 'Formatting' }));
    await waitFor(() =>
      expect(canvasElement.ownerDocument.activeElement?.closest('[role=toolbar]')).not.toBeNull(),
    );
    tools.getByRole('button', { name: 'Bold' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(tools.getByRole('button', { name: 'Underline' })).toHaveFocus();
  },
};

export const MentionsOpen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await boxOf(canvasElement));
    await userEvent.keyboard('Answers #rfi');
    const list = await within(document.body).findByRole('listbox', { name: 'Records matching “rfi”' });
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(2));
  },
};

/** Escape closes only the list, and further typing is plain text. */
export const MentionsEnd: Story = {
  play: async ({ canvasElement }) => {
    const box = await boxOf(canvasElement);
    await userEvent.click(box);
    await userEvent.keyboard('@lu');
    await within(document.body).findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('is and @zzz nobody');
    await waitFor(() => expect(within(document.body).queryByRole('listbox')).toBeNull());
    await expect(box).toHaveTextContent('@luis and @zzz nobody');
    box.blur();
  },
};

/** Without an open list, Escape is for the surrounding panel or dialog. */
export const EscapeIsForWhatIsAround: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Drawer isOpen onOpenChange={onLeave} title="Walk the site" isModal={false}>
      <Editor {...args} />
    </Drawer>
  ),
  play: async () => {
    onLeave.mockClear();
    const box = await boxOf(document.body);
    await userEvent.click(box);
    await userEvent.keyboard('@lu');
    await within(document.body).findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('listbox')).toBeNull());
    await expect(onLeave).not.toHaveBeenCalled();
    // With `keyCode`, because the editor identifies the key only by it.
    await fireEvent.keyDown(box, { key: 'Escape', keyCode: 27 });
    await expect(onLeave).toHaveBeenCalledWith(false);
    box.blur();
  },
};

export const MentionsFail: Story = {
  render: () => <Editor onSearchPeople={() => Promise.reject(new Error('offline'))} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(await boxOf(canvasElement));
    await userEvent.keyboard('@lu');
    await within(document.body).findByText('Could not load the list. Keep typing to try again.');
  },
};

/** Content from Word and web pages keeps its structure but no styles or scripts. */
export const PastesFromWord: Story = {
  play: async ({ canvasElement }) => {
    const box = await boxOf(canvasElement);
    await userEvent.click(box);
    paste(
      box,
      `<html><body><!--StartFragment--><h1 style="color:red" onclick="alert(1)">Scope</h1>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Keep a gap</p>
<script>alert(1)</script><img src=x onerror="alert(1)"><a href="javascript:alert(1)">detail 7</a><!--EndFragment--></body></html>`,
    );
    await waitFor(() => expect(within(box).getByRole('listitem')).toHaveTextContent('Keep a gap'));
    await expect(box).toHaveTextContent('Scope');
    await expect(box).toHaveTextContent('detail 7');
    await expect(box.querySelector('a, script, [onclick], img:not(.ProseMirror-separator), h1')).toBeNull();
  },
};

export const PastesAnImage: Story = {
  play: async ({ canvasElement }) => {
    const box = await boxOf(canvasElement);
    await userEvent.click(box);
    await userEvent.keyboard('Track is up:');
    paste(box, '', [imageFile()]);
    await within(box).findByRole('img', { name: 'C-4 mock-up.png' });
    await waitFor(() =>
      expect(within(canvasElement).queryByRole('list', { name: 'Image uploads' })).toBeNull(),
    );
  },
};

const pendingUpload = heldUpload();
export const ImageOnItsWay: Story = {
  args: { onUploadImage: pendingUpload.upload, value: '<p>Track is up at C-4.</p>' },
  play: async ({ canvasElement }) => {
    const box = await boxOf(canvasElement);
    await userEvent.click(box);
    paste(box, '', [imageFile('Riverside Medical Pavilion level 2 east wing head-of-wall detail.png')]);
    await expect(await within(canvasElement).findByRole('progressbar')).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await expect(within(canvasElement).getByRole('button', { name: /Post comment/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    box.blur();
  },
};

const failing = heldUpload();
export const ImageFails: Story = {
  args: { onUploadImage: failing.upload, value: '<p>Track is up at C-4.</p>' },
  play: async ({ canvasElement }) => {
    const box = await boxOf(canvasElement);
    await userEvent.click(box);
    paste(box, '', [imageFile()]);
    await within(canvasElement).findByRole('progressbar');
    failing.ends.at(-1)?.reject(new Error('The image is larger than 2 MB.'));
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'The image is larger than 2 MB.',
    );
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry C-4 mock-up.png' }));
    await within(canvasElement).findByRole('progressbar');
    failing.ends.at(-1)?.reject(new Error('The image is larger than 2 MB.'));
    await within(canvasElement).findByRole('alert');
    box.blur();
  },
};

export const LinkByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const box = await boxOf(canvasElement);
    await userEvent.click(box);
    await userEvent.keyboard('See ');
    const tool = within(canvasElement).getByRole('button', { name: 'Link' });
    tool.focus();
    await userEvent.keyboard('{Enter}');
    const field = await within(document.body).findByRole('textbox', { name: 'Link address' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('javascript:alert(1){Enter}');
    await within(document.body).findByText(/Enter an address that starts with/);
    await userEvent.clear(field);
    await userEvent.keyboard('drawings.example/a-551{Enter}');
    await waitFor(() =>
      expect(box.querySelector('a')).toHaveAttribute('href', 'https://drawings.example/a-551'),
    );
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

export const LongContent: Story = {
  args: {
    value: `<p>Riverside Regional Medical Center, Phase 2 expansion with central utility plant and enabling works</p><p>https://drawings.example/${'riverside-medical-'.repeat(12)}</p>${'<p>Hold the east wing until Monday.</p>'.repeat(30)}`,
  },
  play: async ({ canvasElement }) => {
    await boxOf(canvasElement);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'تعليق جديد',
    placeholder: 'اكتب تعليقًا',
    value: '<p>أوقفوا الجناح الشرقي من فضلكم.</p><ul><li><p>تفصيل رأس الجدار</p></li></ul>',
  },
  play: async ({ canvasElement }) => {
    await boxOf(canvasElement, 'تعليق جديد');
    // Arrow keys of the toolbar follow the visual order.
    const bold = within(canvasElement).getByRole('button', { name: 'Bold' });
    bold.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(within(canvasElement).getByRole('button', { name: 'Italic' })).toHaveFocus();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { value: '<p>Track is up at C-4. Gap measures 1-1/2 in.</p>' },
  play: async ({ canvasElement }) => {
    await boxOf(canvasElement);
  },
};

function Later() {
  const [value, setValue] = useState('');
  return <EditorOnDemand label="New comment" value={value} onChange={setValue} />;
}

/** Text typed while the editor loads is kept, including a trailing space and the caret position. */
export const OnDemand: Story = {
  render: () => <Later />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'New comment' });
    field.focus();
    fireEvent.change(field, { target: { value: 'Two ' } });
    await waitFor(() => expect(document.activeElement).toHaveAttribute('contenteditable', 'true'));
    await userEvent.keyboard('hours.');
    await expect(await boxOf(canvasElement)).toHaveTextContent(/^Two hours\.$/);
  },
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <Editor placeholder="Ask, or say what was decided" onSearchPeople={searchPeople} />,
          reason: 'For text with mentions and formatting: comments, answers and notes.',
        }}
        bad={{
          show: <Editor label="Account name" placeholder="Account name" onSend={undefined} />,
          reason: 'A name or number needs no formatting. Use TextField, or TextArea for plain text.',
        }}
      />
      <DoDont
        good={{
          show: <TextArea label="Reason for the change" rows={2} />,
          reason: 'Plain text needs no editor and loads at once.',
        }}
        bad={{
          show: (
            <Stack gap={8}>
              <Editor />
              <Button variant="primary">Save</Button>
            </Stack>
          ),
          reason: 'Two buttons seem to submit the comment. The editor already has one.',
        }}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    await boxOf(canvasElement, 'Account name');
  },
};
