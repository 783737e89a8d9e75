import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { SaveBar } from './SaveBar.tsx';

const meta = {
  title: 'Patterns/SaveBar',
  component: SaveBar,
  args: { message: '3 changes not saved', onSave: fn(), onDiscard: fn() },
} satisfies Meta<typeof SaveBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Saving: Story = { args: { isSaving: true } };

export const CannotSave: Story = { args: { disabledReason: 'Enter a bid date first' } };

/** A new record: nothing to go back to. */
export const WithoutDiscard: Story = {
  args: { message: undefined, saveLabel: 'Create opportunity', onDiscard: undefined },
};

export const LongContent: Story = {
  args: {
    message:
      '14 changes to the prevailing-wage schedule of Longmere Public Safety Headquarters are not saved',
    saveLabel: 'Save and recalculate every estimate',
    discardLabel: 'Discard all of the changes',
  },
};

/** A name without a space to break at stays out of the buttons. */
export const LongWord: Story = {
  args: { message: `1 change: ${'Longmere'.repeat(24)} added` },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('region', { name: 'Unsaved changes' });
    const right = within(bar).getByRole('status').getBoundingClientRect().right;
    await expect(within(bar).getByRole('status').scrollWidth).toBeLessThanOrEqual(
      within(bar).getByRole('status').clientWidth,
    );
    await expect(
      within(bar).getByRole('button', { name: 'Discard' }).getBoundingClientRect().left,
    ).toBeGreaterThan(right);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { message: 'ثلاثة تغييرات غير محفوظة', saveLabel: 'حفظ', discardLabel: 'تجاهل' },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const bar = within(canvasElement).getByRole('region', { name: 'Unsaved changes' });
    await userEvent.tab();
    await expect(within(bar).getByRole('button', { name: 'Discard' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDiscard).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(within(bar).getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** Save submits the form with the given id, independent of its position in the page. */
export const SubmitsForm: Story = {
  args: { form: 'opportunity', onDiscard: undefined },
  render: (args) => (
    <>
      <form
        id="opportunity"
        onSubmit={(event) => {
          event.preventDefault();
          args.onSave?.();
        }}
      />
      <SaveBar {...args} onSave={undefined} />
    </>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** The parts of the bar alone: a page has one region of unsaved changes. */
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <SaveBar message="3 changes not saved" />,
          reason: 'Shows the number of unsaved changes.',
        }}
        bad={{
          show: <Text>Please remember to save!</Text>,
          reason: 'It does not say what would be lost.',
        }}
      />
      <DoDont
        good={{
          show: <Button variant="primary">Create opportunity</Button>,
          reason: 'The button names what it creates.',
        }}
        bad={{
          show: <Button variant="primary">OK</Button>,
          reason: 'It does not say whether a record is created.',
        }}
      />
    </>
  ),
};
