import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhoneIcon, StickyNoteIcon } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Stack } from '../../components/Layout/Layout.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { kinds, search } from './activity.stories.parts.ts';
import {
  ActivityComposer,
  type ActivityComposerProps,
  type ActivityDraft,
  type ActivityErrors,
  type ActivityValue,
} from './ActivityComposer.tsx';

/** Keeps the draft like an app. */
function Composer(props: ActivityComposerProps) {
  const [draft, setDraft] = useState<ActivityDraft>(props.draft ?? {});
  return (
    <ActivityComposer
      {...props}
      draft={draft}
      onDraftChange={(next) => {
        setDraft(next);
        props.onDraftChange?.(next);
      }}
    />
  );
}

const saved = () => Promise.resolve<ActivityErrors | void>(undefined);
const meta = {
  title: 'Patterns/ActivityComposer',
  component: ActivityComposer,
  args: {
    kinds,
    onSubmit: fn(saved),
    onDraftChange: fn(),
    onSearchPeople: search,
    now: () => ({ date: '2025-11-20', time: '09:42' }),
  },
  render: (args) => <Composer {...args} />,
} satisfies Meta<typeof ActivityComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

const line = (canvas: ReturnType<typeof within>) => canvas.getByRole('textbox', { name: 'Log an activity' });

/** One line until focused; closes again if nothing was entered. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(line(canvas)).toHaveAttribute('placeholder', 'Log a note, call, meeting, email, or task…');
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
    await userEvent.click(line(canvas));
    const text = await canvas.findByRole('textbox', { name: 'Note: what happened' });
    await expect(text).toHaveFocus();
    // A click on its own padding is not a click outside.
    await userEvent.click(canvas.getByRole('group', { name: 'Log an activity' }));
    await expect(canvas.getByRole('radiogroup')).toBeVisible();
    await userEvent.click(text);
    await userEvent.click(document.body);
    await waitFor(() => expect(canvas.queryByRole('radiogroup')).toBeNull());
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={24}>
      <ActivityComposer {...args} draft={undefined} />
      <Composer
        {...args}
        draft={{ kind: 'call', text: 'Shortlisted, one of two.\nThe owner wants the detail.' }}
      />
      <Composer
        {...args}
        disabledReason="You can read what happened here. Logging needs the permission “Edit opportunities”, which an administrator can grant."
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Draft call')).toBeVisible();
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2);
  },
};

const written = { kind: 'call', text: 'Shortlisted, one of two.', duration: 14, outcome: 'reached' } as const;

/** A call with all fields filled, saved by Ctrl+Enter. */
export const Call: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Call' }));
    const text = canvas.getByRole('textbox', { name: 'Call: what happened' });
    await expect(text).toHaveFocus();
    await userEvent.keyboard('Shortlisted, one of two.{Enter}Dana sends the revised A-551.');
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Duration' }), '14');
    await userEvent.click(canvas.getByRole('radio', { name: 'Incoming' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Outcome/ }));
    await userEvent.click(within(document.body).getByRole('option', { name: 'Reached' }));
    // Focus in a list above the page does not count as leaving the composer.
    await expect(canvas.getByRole('radiogroup', { name: 'Activity type' })).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox', { name: 'Spoke with' }), 'dana');
    await userEvent.click(await within(document.body).findByRole('option', { name: /Dana Whitfield/ }));
    await userEvent.click(text);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        kind: 'call',
        text: 'Shortlisted, one of two.\nDana sends the revised A-551.',
        subject: '',
        date: '2025-11-20',
        time: '09:42',
        due: null,
        duration: 14,
        direction: 'in',
        people: [{ id: 'dw', label: 'Dana Whitfield' }],
        outcome: 'reached',
      }),
    );
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Call logged'));
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ kind: 'call' });
    // After saving the composer is collapsed and keeps the focus, so that a key opens the next activity.
    await expect(line(canvas)).toHaveFocus();
    await expect(line(canvas)).toHaveValue('');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Call: what happened' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'Outgoing' })).toBeChecked();
  },
};

/** Escape and clicks outside keep the draft without a question. */
export const Drafts: Story = {
  args: { draft: written },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(line(canvas));
    await userEvent.keyboard(' Call back.');
    await userEvent.keyboard('{Escape}');
    await expect(line(canvas)).toHaveFocus();
    await expect(line(canvas)).toHaveValue('Shortlisted, one of two. Call back.');
    await expect(canvas.getByRole('status')).toHaveTextContent('Draft kept');
    await userEvent.keyboard(' Today.');
    const text = canvas.getByRole('textbox', { name: 'Call: what happened' });
    await expect(text).toHaveValue('Shortlisted, one of two. Call back. Today.');
    // Changing the type keeps the draft, and changing back restores all of it.
    await userEvent.click(canvas.getByRole('radio', { name: 'Task' }));
    await expect(canvas.queryByRole('spinbutton', { name: 'Duration' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Call' }));
    await expect(canvas.getByRole('spinbutton', { name: 'Duration' })).toHaveValue('14');
    await userEvent.click(document.body);
    await expect(canvas.getByRole('radiogroup', { name: 'Activity type' })).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Missing input is reported beside its field, which gets the focus. */
export const Missing: Story = {
  args: { draft: { kind: 'task', text: 'Before the scope review.' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(line(canvas));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const subject = canvas.getByRole('textbox', { name: /^Subject/ });
    await expect(subject).toHaveFocus();
    await expect(subject).toHaveAccessibleDescription('Subject is required.');
    await expect(canvas.getByText('Due is required.')).toBeVisible();
    await userEvent.keyboard('Confirm lead time');
    await expect(subject).not.toHaveAccessibleDescription();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A field rejected by the server, then a failed save; both keep the input. */
export const Refused: Story = {
  args: {
    draft: written,
    onSubmit: fn(({ duration }: ActivityValue) =>
      duration === 14
        ? Promise.resolve<ActivityErrors | void>({ duration: 'Another call overlaps this one.' })
        : Promise.reject(new Error('The server cannot be reached. Try again.')),
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(line(canvas));
    await userEvent.click(canvas.getByRole('button', { name: 'Log call' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    const duration = canvas.getByRole('spinbutton', { name: 'Duration' });
    await waitFor(() => expect(duration).toHaveAccessibleDescription('Another call overlaps this one.'));
    await expect(duration).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(duration).not.toHaveAccessibleDescription();
    await userEvent.click(canvas.getByRole('button', { name: 'Log call' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The server cannot be reached. Try again.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Call: what happened' })).toHaveValue(written.text);
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ ...written, duration: 19 });
  },
};

/** Operated by keyboard only. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Note: what happened' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('radio', { name: 'Note' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Meeting' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: /^Subject/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
    await expect(line(canvas)).toHaveFocus();
    // It stays closed until it is pressed.
    await userEvent.keyboard('x');
    await expect(canvas.getByRole('radio', { name: 'Meeting' })).toBeChecked();
  },
};

const long =
  'The owner wants the head-of-wall deflection detail priced as an add before the scope review on Dec 02. '.repeat(
    6,
  );
export const LongContent: Story = {
  args: {
    draft: {
      kind: 'meeting',
      subject: 'Donaudampfschifffahrtsgesellschaftskapitänspatent, scope review and everything after it',
      text: long,
      people: Array.from({ length: 9 }, (_, at) => ({
        id: `${at}`,
        label: `Person with a long name ${at + 1}`,
      })),
    },
  },
  play: async ({ canvasElement }) => userEvent.click(line(within(canvasElement))),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    kinds: [
      { id: 'note', label: 'ملاحظة', icon: StickyNoteIcon, fields: [] },
      {
        id: 'call',
        label: 'مكالمة',
        icon: PhoneIcon,
        fields: ['when', 'duration', 'people'],
        labels: { duration: 'المدة', people: 'الأشخاص' },
        saveLabel: 'تسجيل المكالمة',
      },
    ],
    draft: { kind: 'call', text: 'تم الاتفاق على الموعد.' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(line(canvas));
    await expect(canvas.getByRole('radio', { name: 'مكالمة' })).toBeChecked();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { draft: written },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(line(canvas));
    await expect(canvas.getByRole('radio', { name: 'Meeting' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Guidance: Story = {
  render: () => (
    <DoDont
      good={{
        show: (
          <Stack isFullWidth>
            <Composer kinds={kinds.slice(0, 3)} onSubmit={saved} />
          </Stack>
        ),
        reason: 'One line on the timeline of the record; further fields depend on the type.',
      }}
      bad={{
        show: (
          <Card title="New activity">
            <Stack gap={12}>
              <Select label="Activity type" options={kinds} />
              <Button variant="primary">Next</Button>
            </Stack>
          </Card>
        ),
        reason: 'A dialog with steps covers the record that the note is about.',
      }}
    />
  ),
};
