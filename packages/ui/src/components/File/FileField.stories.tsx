import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { inColumn } from '../../stories/inColumn.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { FileField } from './FileField.tsx';

const meta = {
  title: 'Components/Inputs/FileField',
  id: 'components-filefield',
  component: FileField,
  args: { label: 'Plans', accept: '.pdf,image/*', maxBytes: 20_000, onChange: fn() },
  decorators: [inColumn('form')],
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = (name: string, bytes: number, type: string) => new File(['x'.repeat(bytes)], name, { type });
const plans = [
  file('Addendum 04.pdf', 2100, 'application/pdf'),
  file('A-551 rev 3.png', 840, 'image/png'),
  file('Spec section 09 21 16.pdf', 12_400, 'application/pdf'),
];

export const Default: Story = {
  args: { description: 'PDF or pictures, 20 KB each.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no input');
    await userEvent.upload(
      input,
      [
        file(
          'Addendum 04, partitions and a long name that does not fit, revision 3.pdf',
          2100,
          'application/pdf',
        ),
        file('A-551 rev 3.png', 840, 'image/png'),
        file('model.ifc', 90, 'application/x-step'),
        file('whole set.pdf', 30_000, 'application/pdf'),
      ],
      { applyAccept: false },
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 files added');
    await expect(canvas.getByRole('status')).toHaveTextContent('The file is 30 KB. The limit is 20 KB');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove A-551 rev 3.png' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
  },
};

export const DropZone: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const zone = canvas.getByText('or drop them here').parentElement;
    if (!zone) throw new Error('no zone');
    const files = new DataTransfer();
    for (const plan of plans.slice(0, 2)) files.items.add(plan);
    const sendDrag = (type: string) =>
      zone.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: files }));
    sendDrag('dragenter');
    await expect(await canvas.findByText('Drop to add')).toBeVisible();
    sendDrag('drop');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await expect(args.onChange).toHaveBeenCalledOnce();
    // The same files again are no second copies.
    sendDrag('drop');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    sendDrag('dragenter');
    await canvas.findByText('Drop to add');
  },
};

export const OneOnly: Story = {
  args: { label: 'Contract', maxFiles: 1, value: plans.slice(0, 1) },
  play: async ({ canvasElement, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no input');
    await userEvent.upload(input, plans.slice(2));
    await expect(args.onChange).toHaveBeenLastCalledWith(plans.slice(2));
  },
};

function Refusing() {
  const [problem, setProblem] = useState('');
  return (
    <FileField
      label="Logo"
      maxFiles={1}
      value={[]}
      errorMessage={problem || undefined}
      onChange={() => setProblem('This picture is wider than 4,000 pixels.')}
    />
  );
}

/** A file that the server rejected is not announced as added. */
export const RefusedByServer: Story = {
  render: () => <Refusing />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no input');
    await userEvent.upload(input, plans.slice(0, 1));
    await expect(await canvas.findByText('This picture is wider than 4,000 pixels.')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <FileField label="Contract" maxFiles={1} isRequired errorMessage="Add the signed contract." />
      <FileField label="Logo" maxFiles={1} isCompact accept="image/*" />
      <FileField
        label="Being sent"
        value={plans}
        progress={{ 'Addendum 04.pdf': 0.42, 'A-551 rev 3.png': 0.08, 'Spec section 09 21 16.pdf': 1 }}
      />
      <FileField label="Read only" isReadOnly value={plans.slice(0, 1)} />
      <FileField label="Locked" isDisabled />
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    label: 'Drawings, addenda and sketches that the bid is based on, with the latest revision of each',
    description: 'Deckenabhängungskonstruktionsplanungsunterlagen',
    value: [
      file(
        'Riverside Medical Center, Phase 2, partitions of the east wing, addendum 04, revision 3.pdf',
        2100,
        'application/pdf',
      ),
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'المخططات', value: [file('ملحق 04.pdf', 2100, 'application/pdf')] },
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <FileField label="Plans" accept=".pdf" description="PDF, 200 MB each." />,
          reason: 'Types and size are stated before a file is chosen.',
        }}
        bad={{
          show: <FileField label="Plans" errorMessage="Upload failed." />,
          reason: 'Users only learn the rule by breaking it.',
        }}
      />
      <DoDont
        good={{
          show: <FileField label="Logo" isCompact maxFiles={1} />,
          reason: 'In a dialog one row is enough; files can still be dropped on it.',
        }}
        bad={{
          show: <Button size="sm">Upload</Button>,
          reason: 'A button accepts no drop or paste and does not show the chosen files.',
        }}
      />
    </>
  ),
};
