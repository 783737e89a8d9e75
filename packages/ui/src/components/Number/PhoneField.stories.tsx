import type { Meta, StoryObj } from '@storybook/react-vite';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { inColumn } from '../../stories/inColumn.tsx';
import { playground } from '../../stories/playground.tsx';
import { Inline, Stack } from '../Layout/Layout.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { PhoneField } from './PhoneField.tsx';

const meta = {
  title: 'Components/Inputs/PhoneField',
  id: 'components-phonefield',
  component: PhoneField,
  args: { label: 'Phone' },
  decorators: [inColumn('narrow')],
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept() {
  const [value, setValue] = useState('');
  return <PhoneField label="Phone" value={value} onChange={setValue} />;
}

export const Default: Story = {
  render: () => <Kept />,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>('Phone');
    await userEvent.type(input, '9705550142');
    await expect(input).toHaveValue('970-555-0142');
    await userEvent.type(input, '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect(input).toHaveValue('970-55');
    await userEvent.clear(input);
    await userEvent.click(input);
    await userEvent.paste('+1 (970) 555 0142');
    await expect(input).toHaveValue('970-555-0142');
    await userEvent.type(input, '3', { initialSelectionStart: 1, initialSelectionEnd: 2 });
    await expect(input).toHaveValue('930-555-0142');
    await expect(input.selectionStart).toBe(2);
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <PhoneField label="Phone" />
      <PhoneField label="Phone" defaultValue="9705550142" isRequired icon={Phone} />
      <PhoneField label="Phone" defaultValue="9705550142" isReadOnly />
      <PhoneField label="Phone" defaultValue="9705550142" isDisabled />
      <PhoneField label="Phone" defaultValue="97055" errorMessage="A telephone number has ten digits." />
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    label: 'Number that the superintendent answers on the site, at night and on weekends as well',
    defaultValue: '+1 (970) 555-0142 ext. 1234567890',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الهاتف', defaultValue: '9705550142', icon: Phone },
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <PhoneField label="Phone" />,
          reason: 'Accepts numbers in any format and formats them.',
        }}
        bad={{
          show: (
            <Inline>
              <TextField label="Area" size="sm" />
              <TextField label="Prefix" size="sm" />
              <TextField label="Line" size="sm" />
            </Inline>
          ),
          reason: 'Three fields cannot be pasted into or filled in by the browser.',
        }}
      />
      <DoDont
        good={{
          show: (
            <PhoneField
              label="Phone"
              defaultValue="97055"
              errorMessage="A telephone number has ten digits."
            />
          ),
          reason: 'The message states the required number of digits.',
        }}
        bad={{
          show: <TextField label="Phone" defaultValue="970.555.0142" errorMessage="Wrong format." />,
          reason: 'The number was correct, but its format was rejected.',
        }}
      />
    </>
  ),
};

export const Playground: Story = { ...playground(PhoneField), tags: ['!test'] };
