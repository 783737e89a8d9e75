import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { inColumn } from '../../stories/inColumn.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const scope = 'Framing, drywall, ACT.\nDeflection track at all head-of-wall.';
const meta = {
  title: 'Components/Inputs/TextArea',
  id: 'components-textarea',
  component: TextArea,
  args: { label: 'Scope', defaultValue: scope },
  decorators: [inColumn('narrow')],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

function Growing() {
  const [value, setValue] = useState('');
  return <TextArea label="Note" rows={2} maxRows={6} value={value} onChange={setValue} />;
}

export const Grows: Story = {
  render: () => <Growing />,
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByLabelText('Note');
    const before = area.clientHeight;
    await userEvent.type(area, 'one{Enter}two{Enter}three{Enter}four');
    const four = area.clientHeight;
    await expect(four).toBeGreaterThan(before);
    await userEvent.type(area, '{Enter}five{Enter}six{Enter}seven{Enter}eight{Enter}nine');
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
    await userEvent.clear(area);
    await expect(area.clientHeight).toBeLessThan(four);
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <TextArea label="Note" placeholder="For the crew only" rows={2} />
      <TextArea label="Reason" isRequired rows={2} errorMessage="Say why the quote was lost." />
      <TextArea label="Scope" defaultValue={scope} isReadOnly rows={2} />
      <TextArea label="Scope" defaultValue={scope} isDisabled rows={2} />
      <TextArea label="Formula" isMono rows={2} defaultValue={'LF * 1.05\n/ 10'} size="sm" />
      <TextArea label="Text message" maxLength={160} showCount defaultValue="The lift is on site." rows={2} />
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    rows: 2,
    maxRows: 5,
    defaultValue:
      'All partitions of the east wing to the deck above, with deflection track at every head-of-wall, fire caulk at every penetration and sound batts where the wall types ask for them. Deckenabhängungskonstruktionsplanungsunterlagen. The garage levels are by others.',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'نطاق العمل', defaultValue: 'الهياكل المعدنية وألواح الجبس والأسقف الصوتية.' },
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <TextArea label="Scope" rows={3} defaultValue={scope} />,
          reason: 'The height suggests the length of the answer.',
        }}
        bad={{
          show: <TextField label="Scope" defaultValue={scope.replace('\n', ' ')} />,
          reason: 'One line is too small for a paragraph.',
        }}
      />
      <DoDont
        good={{
          show: (
            <TextArea
              label="Text message"
              maxLength={160}
              showCount
              defaultValue="The lift is on site."
              rows={2}
            />
          ),
          reason: 'The limit is shown before it is reached.',
        }}
        bad={{
          show: <TextArea label="Text message" maxLength={20} defaultValue="The lift is on site" rows={2} />,
          reason: 'Typing stops without a message.',
        }}
      />
    </>
  ),
};
