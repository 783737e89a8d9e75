import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { englishEngineMessages } from '../canvas/engineMessages.ts';
import { clinicConditions } from '../fixtures/clinic.ts';
import { RoomSearchBar } from './RoomSearchBar.tsx';
import type { RoomSearchView } from './RoomSearchView.ts';

const ready: RoomSearchView = {
  phase: 'ready',
  condition: clinicConditions.find(({ type }) => type === 'area')!,
  opening: '4′-0″',
  isOpeningWrong: false,
  proposal: null,
  missed: null,
  list: null,
};
const areas = [134.1, 185.6, 240.6, 158.1, 244.1, 982.1, 134.4, 131.5];
const list = areas.map((area, at) => ({
  figure: `${area} SF`,
  isLeftOut: at === 2,
  isMeasured: at === 2,
}));

interface Args {
  view: RoomSearchView;
  onAccept: () => void;
  onCancel: () => void;
}

function Example({ view, onAccept, onCancel }: Args) {
  const [now, setNow] = useState(view);
  return (
    <div style={{ position: 'relative', height: 360 }}>
      <RoomSearchBar
        view={now}
        messages={englishEngineMessages}
        controls={{
          findAll: () => setNow({ ...now, list }),
          setLeftOut: (at, isLeftOut) =>
            setNow({
              ...now,
              list: now.list?.map((each, index) => (index === at ? { ...each, isLeftOut } : each)) ?? null,
            }),
          show: () => undefined,
          setOpening: (opening) => setNow({ ...now, opening }),
          accept: () => {
            onAccept();
            return true;
          },
          stepBack: () => {
            setNow(ready);
            return now.list !== null || now.proposal !== null;
          },
        }}
        onCancel={onCancel}
        onFocus={() => undefined}
      />
    </div>
  );
}

export default {
  title: 'Takeoff/RoomSearchBar',
  component: Example,
  args: { view: ready, onAccept: fn(), onCancel: fn() },
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

/** Waiting for a click. */
export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const bar = within(canvasElement).getByRole('group', { name: 'Find room' });
    await expect(within(bar).getByRole('status')).toHaveTextContent('Click inside a room.');
    await userEvent.click(within(bar).getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
/** The room around a click. */
export const Proposal: Story = {
  args: { view: { ...ready, proposal: '185.6 SF' } },
  play: async ({ canvasElement, args }) => {
    const bar = within(canvasElement).getByRole('group', { name: 'Find room' });
    await expect(within(bar).getByRole('status')).toHaveTextContent('185.6 SF');
    await userEvent.click(within(bar).getByRole('button', { name: 'Add room' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};
/** A proposal that is discarded leaves the search open. */
export const Discarded: Story = {
  ...Proposal,
  play: async ({ canvasElement, args }) => {
    const bar = within(canvasElement).getByRole('group', { name: 'Find room' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Discard' }));
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(within(bar).getByRole('status')).toHaveTextContent('Click inside a room.');
  },
};
/** All rooms, of which each can be left out; one is measured already. */
export const AllRooms: Story = {
  args: { view: { ...ready, list } },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('group', { name: 'Find room' });
    await expect(within(bar).getByRole('status')).toHaveTextContent('8 rooms found');
    await expect(within(bar).getByRole('checkbox', { name: /Room 3/ })).not.toBeChecked();
    await userEvent.click(within(bar).getByRole('checkbox', { name: /Room 1:/ }));
    await expect(within(bar).getByRole('button', { name: 'Add 6 rooms' })).toBeEnabled();
  },
};
export const Missed: Story = { args: { view: { ...ready, missed: 'place' } } };
export const Searching: Story = { args: { view: { ...ready, phase: 'searching' } } };
/** A scan. */
export const Scan: Story = { args: { view: { ...ready, phase: 'empty' } } };
export const WrongWidth: Story = { args: { view: { ...ready, opening: 'wide', isOpeningWrong: true } } };
export const Phone: Story = {
  args: { view: { ...ready, list } },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { args: { view: { ...ready, list } }, globals: { direction: 'rtl' } };
