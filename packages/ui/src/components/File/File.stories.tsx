import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../Layout/Layout.tsx';
import { FileField } from './FileField.tsx';

const meta = {
  title: 'Components/FileField',
  component: FileField,
  args: { label: 'Plans', accept: '.pdf,image/*', maxBytes: 20_000 },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = (name: string, bytes: number, type: string) => new File(['x'.repeat(bytes)], name, { type });

export const Default: Story = {
  render: (args) => (
    <Stack measure="form">
      <FileField {...args} description="PDF or pictures, 20 KB each." />
    </Stack>
  ),
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
    await expect(canvas.getByRole('status')).toHaveTextContent('the limit is 20 KB');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove A-551 rev 3.png' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const States: Story = {
  render: () => (
    <Stack measure="form">
      <FileField label="Contract" maxFiles={1} isRequired errorMessage="Add the signed contract." />
      <FileField label="Logo" maxFiles={1} compact accept="image/*" />
      <FileField label="Locked" isDisabled />
    </Stack>
  ),
};
