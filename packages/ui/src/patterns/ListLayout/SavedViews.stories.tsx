import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Stack } from '../../components/Layout/Layout.tsx';
import { SavedViews, type SavedViewsProps } from './SavedViews.tsx';
import type { SavedView } from './SavedView.ts';

const views: readonly SavedView[] = [
  { id: 'all', label: 'All', count: 4213, isLocked: true, isDefault: true },
  { id: 'mine', label: 'Mine', count: 186 },
  { id: 'due', label: 'Due this week', count: 5, isShared: true },
  { id: 'hold', label: 'Credit hold', count: 12 },
];

function Views({ views: first = views, ...rest }: Partial<SavedViewsProps>) {
  const [all, setAll] = useState(first);
  const [currentId, setCurrent] = useState(rest.currentId ?? 'mine');
  return (
    <Stack isFullWidth>
      <SavedViews
        onCreate={fn()}
        onSave={fn()}
        onDiscard={fn()}
        onShare={fn()}
        onSetDefault={(id) => setAll((was) => was.map((view) => ({ ...view, isDefault: view.id === id })))}
        onRename={(id, label) =>
          setAll((was) => was.map((view) => (view.id === id ? { ...view, label } : view)))
        }
        onDelete={(id) => setAll((was) => was.filter((view) => view.id !== id))}
        {...rest}
        views={all}
        currentId={currentId}
        onSelect={setCurrent}
      />
    </Stack>
  );
}

const meta = {
  title: 'Data/SavedViews',
  component: SavedViews,
  args: { views, onSelect: fn() },
  render: ({ views: own, isChanged }) => <Views views={own} isChanged={isChanged} />,
} satisfies Meta<typeof SavedViews>;
export default meta;
type Story = StoryObj<typeof meta>;
const body = () => within(document.body);

export const Default: Story = {};
export const Changed: Story = {
  args: { isChanged: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Actions for Mine' }));
    await expect(await body().findByRole('menuitem', { name: 'Save changes' })).toBeVisible();
  },
};
export const ToChooseOnly: Story = {
  render: () => <SavedViews views={views} currentId="all" onSelect={fn()} />,
};
export const Rename: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Mine' }));
    await userEvent.click(await body().findByRole('menuitem', { name: 'Rename…' }));
    const name = await body().findByRole('textbox', { name: /Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Credit hold{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription(/A view named/));
    await userEvent.clear(name);
    await userEvent.type(name, 'Mine and Tomás’s{Enter}');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: /^Mine and Tomás/ })).toBeVisible();
  },
};
export const Remove: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Actions for Mine' }));
    await userEvent.click(await body().findByRole('menuitem', { name: 'Delete…' }));
    await expect(await body().findByRole('alertdialog', { name: 'Delete “Mine”?' })).toBeVisible();
  },
};
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: /Due this week/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /Due this week/, pressed: true })).toBeVisible();
  },
};
export const ManyItems: Story = {
  args: {
    views: Array.from({ length: 40 }, (_, at) => ({
      id: String(at),
      label: `View number ${at + 1}`,
      count: at * 31,
    })),
  },
};
export const LongContent: Story = {
  args: {
    views: [
      {
        id: 'mine',
        label: 'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
        count: 12_040,
      },
      ...views,
    ],
  },
};
/** Narrower than the current view and its tools: the count is hidden, then the name truncated; nothing overflows. */
export const Narrow: Story = {
  args: { views: [{ id: 'mine', label: 'Waiting for the architect', count: 186 }, ...views.slice(2)] },
  render: ({ views: own }) => (
    <div style={{ width: 220 }}>
      <Views views={own} isChanged />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('group', { name: 'Saved views' });
    const last = within(row).getByRole('button', { name: 'New view' });
    await waitFor(() =>
      expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right),
    );
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    views: [
      { id: 'all', label: 'الكل', count: 4213 },
      { id: 'mine', label: 'لي', count: 186 },
    ],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <Views views={views.slice(0, 3)} />,
          reason: 'Views are named after their content, with a count.',
        }}
        bad={{
          show: (
            <Views
              views={[
                { id: 'mine', label: 'View 1' },
                { id: '2', label: 'Copy of View 1' },
              ]}
            />
          ),
          reason: '“View 1” does not describe its content.',
        }}
      />
      <DoDont
        good={{
          show: <Views views={views.slice(0, 2)} isChanged />,
          reason: 'A dot marks unsaved changes of the view.',
        }}
        bad={{
          show: <SavedViews views={views.slice(1, 3)} currentId="mine" onSelect={fn()} isChanged />,
          reason: 'A change cannot be saved or discarded.',
        }}
      />
    </>
  ),
};
