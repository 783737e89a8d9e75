import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { RadioGroup } from '../../components/Choice/RadioGroup.tsx';
import { Banner } from '../../components/Feedback/Banner.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { ConflictDialog, type ConflictDialogProps } from './ConflictDialog.tsx';
import type { ConflictField } from './ConflictField.ts';

const conflicts: ConflictField[] = [
  { id: 'amount', label: 'Amount', was: '$4,862,500.00', theirs: '$4,918,240.00', mine: '$4,795,000.00' },
  { id: 'award', label: 'Expected award', was: 'Dec 12, 2025', theirs: 'Dec 19, 2025', mine: 'Jan 09, 2026' },
  {
    id: 'scope',
    label: 'Scope',
    was: 'Framing, drywall, ACT',
    theirs: 'Framing, drywall, ACT, head-of-wall deflection',
    mine: '',
  },
];
const merged: NonNullable<ConflictDialogProps['merged']> = [
  { id: 'probability', label: 'Probability', was: '50%', now: '60%', by: 'theirs' },
  { id: 'reviewer', label: 'Reviewer', now: 'Tomás Herrera', by: 'mine' },
];

function Conflict(props: Partial<ConflictDialogProps>) {
  const [isOpen, setOpen] = useState(props.isOpen ?? true);
  const [choices, setChoices] = useState<ConflictDialogProps['choices']>(props.choices ?? {});
  return (
    <>
      <Button onPress={() => setOpen(true)}>Save</Button>
      <ConflictDialog
        record="Riverside Medical, Phase 2"
        person="Dana Ruiz"
        when="2 minutes ago"
        conflicts={conflicts}
        merged={merged}
        onTakeTheirs={() => setOpen(false)}
        {...props}
        isOpen={isOpen}
        choices={choices}
        onChoicesChange={(next) => {
          setChoices(next);
          props.onChoicesChange?.(next);
        }}
        onSave={async () => {
          await props.onSave?.();
          setOpen(false);
        }}
        onKeepEditing={() => {
          setOpen(false);
          props.onKeepEditing?.();
        }}
      />
    </>
  );
}

const meta = {
  title: 'Patterns/ConflictDialog',
  parameters: { layout: 'fullscreen' },
  args: { onSave: fn(), onKeepEditing: fn(), onChoicesChange: fn() },
  render: (args) => <Conflict {...args} />,
} satisfies Meta<Partial<ConflictDialogProps>>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () =>
  within(await within(document.body).findByRole('dialog', { name: /Riverside Medical, Phase 2/ }));

/** Nothing is preselected, and saving without all choices leads to the first open one. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getByText(/Dana Ruiz changed this 2 minutes ago/)).toBeVisible();
    for (const radio of dialog.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: /\$4,795,000.00/ }));
    await expect(args.onChoicesChange).toHaveBeenLastCalledWith({ amount: 'mine' });
    await userEvent.click(dialog.getByRole('button', { name: 'Save with my choices' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(dialog.getByRole('radiogroup', { name: 'Expected award' })).toHaveAccessibleDescription(
      'Choose one.',
    );
    await expect(dialog.getByRole('radio', { name: /Dec 19/ })).toHaveFocus();
    await expect(dialog.getByText('1 of 3 chosen')).toBeVisible();
  },
};

/** Chooses, saves and closes by keyboard. */
export const Keyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Save' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    let dialog = await opened();
    dialog.getByRole('radio', { name: /\$4,918,240.00/ }).focus();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(dialog.getByRole('radio', { name: /\$4,795,000.00/ })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChoicesChange).toHaveBeenLastCalledWith({ amount: 'mine', award: 'theirs' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onKeepEditing).toHaveBeenCalledTimes(1);
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    dialog = await opened();
    // The choices are restored.
    await expect(dialog.getByText('2 of 3 chosen')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /^Empty/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save with my choices' }));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

/** A failed save shows the reason and keeps the choices. */
export const Failed: Story = {
  args: {
    choices: { amount: 'mine', award: 'theirs', scope: 'theirs' },
    onSave: fn(() => Promise.reject(new Error('Dana Ruiz has saved again. Reload to see what is new.'))),
  },
  play: async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Save with my choices' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Dana Ruiz has saved again.');
    await expect(dialog.getByRole('radio', { name: /\$4,795,000.00/ })).toBeChecked();
  },
};

const onTakeTheirs = fn();
/** Own changes are discarded only after a confirmation. */
export const TakeTheirs: Story = {
  args: { onTakeTheirs },
  play: async () => {
    onTakeTheirs.mockClear();
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Use theirs' }));
    const question = await within(document.body).findByRole('alertdialog', {
      name: 'Discard your changes?',
    });
    await expect(question).toHaveTextContent('Amount, Expected award, Scope, and Reviewer');
    await expect(onTakeTheirs).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Discard and use theirs' }));
    await expect(onTakeTheirs).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
  },
};

/** Chooses all values of one side if there are several. */
export const AllOfOne: Story = {
  play: async ({ args }) => {
    const dialog = await opened();
    const [wide] = dialog.getAllByRole('button', { name: 'Keep all of mine' });
    if (wide) await userEvent.click(wide);
    await expect(args.onChoicesChange).toHaveBeenLastCalledWith({
      amount: 'mine',
      award: 'mine',
      scope: 'mine',
    });
    await expect(dialog.getByText('3 of 3 chosen')).toBeVisible();
  },
};

export const NothingToChoose: Story = {
  // Saving takes its time: the picture shows the dialog.
  args: { conflicts: [], onSave: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.queryByRole('radio')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Save both changes' }));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};

const long =
  'The owner wants the head-of-wall deflection detail priced as an add before the scope review on Dec 02. Dana sends the revised A-551 today, and the electrical contractor’s comments on the rated corridor walls follow by the end of the week.';
export const LongContent: Story = {
  args: {
    record: 'Donaudampfschifffahrtsgesellschaftskapitänspatent Riverside Medical, Phase 2',
    conflicts: [
      {
        id: 'notes',
        label: 'Notes for the estimator about everything that the drawings do not say',
        was: 'Shortlisted, one of two.',
        theirs: long,
        mine: `${long}\n\nAlternate 3 is out.`,
      },
      ...conflicts,
    ],
    choices: { notes: 'mine' },
  },
  play: async () => void (await opened()),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    record: 'مستشفى ريفرسايد Riverside Medical, Phase 2',
    person: 'دانة رويز',
    when: 'منذ دقيقتين',
    conflicts: [{ id: 'amount', label: 'المبلغ', was: '٤٬٨٦٢٬٥٠٠', theirs: '٤٬٩١٨٬٢٤٠', mine: '٤٬٧٩٥٬٠٠٠' }],
    merged: [{ id: 'p', label: 'الاحتمال', was: '٥٠٪', now: '٦٠٪', by: 'theirs' }],
    choices: { amount: 'theirs' },
  },
  play: async () => void (await opened()),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { choices: { amount: 'theirs' } },
  play: async () => {
    const dialog = await opened();
    const group = within(dialog.getByRole('radiogroup', { name: 'Amount' }));
    await expect(group.getByText('From Dana Ruiz')).toBeVisible();
    await expect(group.getByText('Your value')).toBeVisible();
  },
};

export const Guidance: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <DoDont
      good={{
        show: (
          <RadioGroup
            label="Amount"
            options={[
              { id: 'theirs', label: '$4,918,240.00', description: 'From Dana Ruiz' },
              { id: 'mine', label: '$4,795,000.00', description: 'Your value' },
            ]}
          />
        ),
        reason: 'Asks only about fields that both people changed, and merges the others.',
      }}
      bad={{
        show: <Banner tone="bad">This record was changed by someone else. Reload the page.</Banner>,
        reason: 'The user’s changes are lost, and those of the other person are unknown.',
      }}
    />
  ),
};
