import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../components/Layout/Layout.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { DocumentEditor } from './DocumentEditor.tsx';
import type { DocumentEditorProps, DocumentPiece } from './DocumentEditorProps.ts';

const fields: DocumentPiece[] = [
  { name: 'customer', label: 'Customer', group: 'Customer' },
  { name: 'number', label: 'Number', group: 'Document' },
  { name: 'total', label: 'Total', group: 'Document' },
];
const blocks: DocumentPiece[] = [
  { name: 'lines', label: 'Lines', group: 'Prices', help: 'Scope and amount of each line.' },
  { name: 'totals', label: 'Totals', group: 'Prices', help: 'What the lines come to.' },
];
const letter =
  '<h2>Offer <span data-field="number"></span></h2><p>For <span data-field="customer"></span>.</p><div data-block="lines"></div><h3>Terms</h3><ol><li><p>Invoices are due within thirty days.</p></li></ol>';

const onChange = fn();
function Editor({ value: initial = letter, ...rest }: Partial<DocumentEditorProps>) {
  const [value, setValue] = useState(initial);
  return (
    <DocumentEditor
      label="Document"
      fields={fields}
      blocks={blocks}
      value={value}
      onChange={(html) => {
        onChange(html);
        setValue(html);
      }}
      {...rest}
    />
  );
}

const meta = {
  title: 'Patterns/DocumentEditor',
  args: {},
  render: (args) => <Editor {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '48rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<Partial<DocumentEditorProps>>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('textbox', { name: 'Document' });

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = await boxOf(canvasElement);
    await expect(box).toHaveTextContent('Offer Number');
    await expect(box).toHaveTextContent('For Customer.');
    await expect(box).toHaveTextContent('Scope and amount of each line.');
  },
};

/** Fields are inserted at the caret, blocks below the current one; the inserted content is part of the value. */
export const Placing: Story = {
  args: { value: '<p>Comes to:</p><p>Thank you.</p>' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await boxOf(canvasElement);
    box.focus();
    document.getSelection()?.collapse(box.querySelector('p')?.firstChild ?? box, 'Comes to:'.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Insert field' }));
    (await screen.findByRole('menuitem', { name: 'Total' })).click();
    // Keys typed at once go into the document, not to the menu button.
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    const now = document.activeElement;
    await expect(now).toBe(box);
    await waitFor(() => expect(onChange).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('button', { name: 'Insert block' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Lines/ }));
    await waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith(
        '<p>Comes to:<span data-field="total"></span></p><div data-block="lines"></div><p>Thank you.</p>',
      ),
    );
  },
};

/** A block is moved and deleted as one unit, also with the keyboard. */
export const Moving: Story = {
  args: { value: '<p>First</p><p>Second</p><div data-block="totals"></div>' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await boxOf(canvasElement);
    await userEvent.click(box.querySelector('p') as HTMLElement);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith('<p>Second</p><p>First</p><div data-block="totals"></div>'),
    );
    await expect(canvas.getByText('Moved to position 2 of 3')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Move down' }));
    await waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith('<p>Second</p><div data-block="totals"></div><p>First</p>'),
    );
    await expect(canvas.getByRole('button', { name: 'Move down' })).toBeDisabled();
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <Editor label="Empty" value="" />
      <Editor
        label="With a field that is gone"
        value='<p>For <span data-field="old_customer"></span></p><div data-block="old_table"></div>'
      />
      <Editor label="Not saved" errorMessage="The document is too long: shorten the terms." />
      <Editor label="To read alone" isDisabled />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const gone = await canvas.findByRole('textbox', { name: 'With a field that is gone' });
    await expect(gone).toHaveTextContent('Unknown: old customer');
    await expect(gone).toHaveTextContent('Unknown: old table');
    await expect(await canvas.findByRole('textbox', { name: 'To read alone' })).toHaveAttribute(
      'contenteditable',
      'false',
    );
  },
};

export const LongContent: Story = {
  args: {
    value: `<h2>${'Riverside Regional Medical Center, Phase 2 expansion '.repeat(3)}</h2><p>${'pneumonoultramicroscopic'.repeat(12)}</p>`,
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { value: '<h2>عرض <span data-field="number"></span></h2><div data-block="totals"></div>' },
};

export const Guidance: Story = {
  render: () => (
    <DoDont
      good={{
        show: <Editor label="With a field" value='<p>Valid for <span data-field="customer"></span></p>' />,
        reason: 'The field is filled in for each customer.',
      }}
      bad={{
        show: <Editor label="With a name" value="<p>Valid for Alder Creek Health Partners</p>" />,
        reason: 'A name typed into the template appears in every document.',
      }}
    />
  ),
};
