import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Popover } from './Popover.tsx';

const open = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await within(document.body).findByRole('dialog');
};
const meta = {
  title: 'Components/Overlays/Popover',
  id: 'components-popover',
  component: Popover,
  args: {
    trigger: <Button>Why this number</Button>,
    title: '$4,862,500.00',
    width: 'md',
    children: (
      <DescriptionList
        items={[
          { term: 'Labor', value: '$1,840,000' },
          { term: 'Material', value: '$1,420,000' },
          { term: 'Margin', value: '14.2%' },
        ]}
      />
    ),
  },
  play: open,
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { width: 'sm', children: 'Labor, material and 14.2% margin.' } };
export const Large: Story = { args: { width: 'lg' } };
export const Keyboard: Story = {
  args: { children: (close) => <Button onPress={close}>Done</Button> },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await within(document.body).findByRole('dialog', { name: '$4,862,500.00' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus());
    await expect(dialog).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    const reopened = await within(document.body).findByRole('dialog');
    await userEvent.tab();
    await expect(within(reopened).getByRole('button', { name: 'Done' })).toHaveFocus();
  },
};
export const LongContent: Story = {
  args: {
    title: 'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
    children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(3),
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { trigger: <Button>لماذا هذا الرقم</Button>, title: 'المجموع', children: 'العمالة والمواد والهامش.' },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Guidance: Story = {
  play: () => undefined,
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Popover trigger={<Button>Why this number</Button>} title="$4.86M">
              Labor, material, margin.
            </Popover>
          ),
          reason: 'Brief information about the element that opens it.',
        }}
        bad={{
          show: (
            <Popover trigger={<Button>New account</Button>} title="New account">
              Twelve fields.
            </Popover>
          ),
          reason: 'A press outside discards a form that takes minutes to fill in.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Popover trigger={<Button>Why this number </Button>} title="$4.86M">
              Labor, material, margin.
            </Popover>
          ),
          reason: 'The button says what opens.',
        }}
        bad={{
          show: (
            <Popover trigger={<Button>More</Button>} title="$4.86M">
              Labor, material, margin.
            </Popover>
          ),
          reason: '“More” can open anything.',
        }}
      />
    </>
  ),
};
