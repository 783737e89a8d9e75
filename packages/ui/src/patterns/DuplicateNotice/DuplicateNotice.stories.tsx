import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Banner } from '../../components/Feedback/Banner.tsx';
import { Stack } from '../../components/Layout/Layout.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { DuplicateNotice, type DuplicateCandidate, type DuplicateNoticeProps } from './DuplicateNotice.tsx';

const candidates: DuplicateCandidate[] = [
  {
    id: 'a',
    title: 'Halvorsen Construction',
    code: 'ACC-0192',
    description: 'Fort Collins, CO',
    reasons: ['Same phone', 'Similar name'],
    href: '#halvorsen',
  },
  { id: 'b', title: 'Halvorsen Constr. Inc.', code: 'ACC-1407', reasons: ['Similar name'], href: '#inc' },
  { id: 'c', title: 'Halvorson Drywall', code: 'ACC-1533', reasons: ['Similar name'], href: '#drywall' },
];

/** A new account, looked up by the first letters of its name. */
function Typing(props: DuplicateNoticeProps) {
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const isLike = name.toLowerCase().startsWith('halv') || phone.includes('0142');
  return (
    <Stack measure="narrow">
      <TextField label="Name" value={name} onChange={setName} />
      <DuplicateNotice
        {...props}
        candidates={isLike ? props.candidates.filter(({ id }) => !dismissed.includes(id)) : []}
        onDismiss={(ids) => {
          setDismissed(ids);
          props.onDismiss?.(ids);
        }}
      />
      <TextField label="Phone" value={phone} onChange={setPhone} />
    </Stack>
  );
}

const meta = {
  title: 'Patterns/DuplicateNotice',
  component: DuplicateNotice,
  args: { candidates, onUse: fn(), onDismiss: fn() },
} satisfies Meta<typeof DuplicateNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /^Halvorsen Construction/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(canvas.getByText('Same phone · Similar name')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use this record: Halvorsen Constr. Inc.' }));
    await expect(args.onUse).toHaveBeenCalledWith('b');
  },
};

/** In a narrow card the button is below the name, whose words are not broken. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole('link', { name: /^Halvorsen Construction/ }).getBoundingClientRect();
    const use = canvas.getByRole('button', { name: 'Use this record: Halvorsen Construction' });
    await expect(use.getBoundingClientRect().top).toBeGreaterThanOrEqual(name.bottom);
    await expect(name.height).toBeLessThan(24);
  },
};

/** Appears and is announced while the name is typed, and disappears without interrupting the typing. */
export const WhileTyping: Story = {
  render: (args) => <Typing {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(canvas.queryByRole('group', { name: 'This may already exist' })).toBeNull();
    await userEvent.type(name, 'Halvorsen');
    await expect(canvas.getByRole('group', { name: 'This may already exist' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('This may already exist: 3 similar records'),
    );
    await expect(name).toHaveFocus();
    // By keyboard: through the records to the answer and back into the field.
    for (let tabs = 0; tabs < 7; tabs += 1) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'None is a duplicate' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledWith(['a', 'b', 'c']);
    await expect(canvas.queryByRole('group', { name: 'This may already exist' })).toBeNull();
    await expect(name).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No more similar records'));
  },
};

/** A focused field below the notice does not move; the reserved room is released once the focus leaves. */
export const Steady: Story = {
  render: (args) => <Typing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole('textbox', { name: 'Name' });
    const phone = canvas.getByRole('textbox', { name: 'Phone' });
    const top = () => Math.round(phone.getBoundingClientRect().top);
    const closed = top();
    await userEvent.type(phone, '970 555 0142');
    await expect(canvas.getByRole('group', { name: 'This may already exist' })).toBeVisible();
    const opened = top();
    await userEvent.type(phone, '{Backspace}');
    await expect(canvas.queryByRole('group', { name: 'This may already exist' })).toBeNull();
    await expect(top()).toBe(opened);
    await userEvent.click(name);
    await expect(top()).toBe(closed);
  },
};

/** In a scrolling form, growth above the field is scrolled away. */
export const Scrolled: Story = {
  render: (args) => (
    <div style={{ height: 240, overflow: 'auto' }}>
      <Typing {...args} />
      <div style={{ height: 800 }} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const phone = within(canvasElement).getByRole('textbox', { name: 'Phone' });
    await userEvent.click(phone);
    await userEvent.keyboard('970 555 014');
    const before = phone.getBoundingClientRect().top;
    await userEvent.keyboard('2');
    await expect(
      within(canvasElement).getByRole('group', { name: 'This may already exist' }),
    ).toBeInTheDocument();
    await expect(Math.abs(phone.getBoundingClientRect().top - before)).toBeLessThanOrEqual(1);
  },
};

export const Variants: Story = {
  render: (args) => (
    <Stack gap={24} measure="narrow">
      <DuplicateNotice candidates={candidates.slice(0, 1)} onDismiss={args.onDismiss} />
      <DuplicateNotice candidates={candidates.slice(0, 2)} onUse={args.onUse} useLabel="Open it instead" />
    </Stack>
  ),
};

export const ManyItems: Story = {
  args: {
    candidates: Array.from({ length: 5 }, (_, at) => ({
      id: `${at}`,
      title: `Kestrel & Lowe ${at + 1}`,
      reasons: ['Similar name'],
    })),
    total: 14,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('11 more possible duplicates')).toBeVisible();
  },
};

const long =
  'Donaudampfschifffahrtsgesellschaftskapitänspatent of the Northern Colorado and Wyoming territories';
export const LongContent: Story = {
  args: {
    candidates: [
      { id: 'a', title: long, code: 'ACC-0192', reasons: ['Same phone', long], description: long, href: '#' },
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    candidates: [
      {
        id: 'a',
        title: 'هالفورسن للإنشاءات',
        code: 'ACC-0192',
        reasons: ['الهاتف نفسه', 'اسم مشابه'],
        href: '#',
      },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Guidance: Story = {
  render: () => (
    <DoDont
      good={{
        show: (
          <DuplicateNotice
            candidates={candidates.slice(0, 1)}
            onUse={() => undefined}
            onDismiss={() => undefined}
          />
        ),
        reason: 'Shows matches while typing and leaves the decision to the user.',
      }}
      bad={{
        show: <Banner tone="bad">Duplicate record. Saving is not possible.</Banner>,
        reason: 'It appears after all fields are filled in, and offers no choice.',
      }}
    />
  ),
};
