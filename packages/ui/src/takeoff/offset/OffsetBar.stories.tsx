import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { englishEngineMessages } from '../canvas/engineMessages.ts';
import { clinicConditions, clinicMeasures } from '../fixtures/clinic.ts';
import { OffsetBar } from './OffsetBar.tsx';
import type { OffsetView } from './OffsetView.ts';

const area = clinicMeasures.find(({ type }) => type === 'area')!;
const line = clinicMeasures.find(({ type }) => type === 'linear')!;
const shown: OffsetView = {
  measures: [area],
  hasInside: true,
  side: 'outside',
  text: '2\'6"',
  copies: [{ ...area, uuid: 'copy' }],
  obstacle: null,
  figure: '684.25 SF',
};

interface Args {
  view: OffsetView;
  onPlace: () => void;
  onDrop: () => void;
  onFocus: () => void;
}

function Example({ view, onPlace, onDrop, onFocus }: Args) {
  const [now, setNow] = useState(view);
  return (
    <div style={{ position: 'relative', height: 200 }}>
      <OffsetBar
        view={now}
        conditions={clinicConditions}
        messages={englishEngineMessages}
        controls={{
          setText: (text) => setNow({ ...now, text }),
          setSide: (side) => setNow({ ...now, side }),
          setCondition: (conditionId) =>
            setNow({ ...now, copies: now.copies.map((each) => ({ ...each, conditionId })) }),
          place: () => {
            onPlace();
            return true;
          },
          drop: onDrop,
        }}
        onFocus={onFocus}
      />
    </div>
  );
}

export default {
  title: 'Takeoff/OffsetBar',
  component: Example,
  args: { view: shown, onPlace: fn(), onDrop: fn(), onFocus: fn() },
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

/** An area with its offset outside. */
export const Area: Story = {
  play: async ({ canvasElement, args }) => {
    const bar = within(canvasElement).getByRole('group', { name: 'Offset' });
    const distance = within(bar).getByRole('textbox', { name: 'Distance' });
    await expect(distance).toHaveFocus();
    // The last distance is selected, so that typing replaces it.
    await userEvent.keyboard('7\' 3 1/2"');
    await expect(distance).toHaveValue('7\' 3 1/2"');
    await userEvent.click(within(bar).getByRole('radio', { name: 'Inside' }));
    await expect(within(bar).getByRole('radio', { name: 'Inside' })).toBeChecked();
    await userEvent.click(within(bar).getByRole('button', { name: /Condition/ }));
    const menu = within(document.body);
    await expect(menu.getByRole('menuitemradio', { name: /P1/ })).toBeEnabled();
    await userEvent.click(menu.getByRole('menuitemradio', { name: /CPT-1/ }));
    await expect(within(bar).getByText('CPT-1')).toBeVisible();
    await userEvent.type(distance, '{Enter}');
    await expect(args.onPlace).toHaveBeenCalledOnce();
    await expect(args.onFocus).toHaveBeenCalledOnce();
    await userEvent.type(distance, '{Escape}');
    await expect(args.onDrop).toHaveBeenCalledOnce();
  },
};
/** Several lines: left and right of the direction in which they were drawn. */
export const Lines: Story = {
  args: {
    view: {
      ...shown,
      measures: [line, line],
      copies: [line, line],
      hasInside: false,
      side: 'left',
      figure: null,
    },
  },
};
/** Nothing typed yet. */
export const Empty: Story = {
  args: { view: { ...shown, text: '', copies: [], obstacle: 'distance', figure: null } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
    await expect(within(canvasElement).getByRole('button', { name: 'Add offset' })).toBeDisabled();
  },
};
/** The distance is larger than the area. */
export const Vanished: Story = {
  args: { view: { ...shown, side: 'inside', copies: [], obstacle: 'vanished', figure: null } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Nothing is left of the shape at this distance.',
    );
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
