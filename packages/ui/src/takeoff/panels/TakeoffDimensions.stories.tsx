import { useState } from 'react';
import type { TakeoffParameters, TakeoffType } from '@plumbline/estimating';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { FieldGroup } from '../../components/Form/FieldGroup.tsx';
import { Stack } from '../../components/Layout/Layout.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { missingDimensions } from './formDimensions.ts';
import { TakeoffDimensions } from './TakeoffDimensions.tsx';

interface Args {
  type: TakeoffType;
  given: TakeoffParameters;
}

function Example({ type, given }: Args) {
  const [parameters, setParameters] = useState(given);
  const [unread, setUnread] = useState<Partial<Record<string, string>>>({});
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  return (
    <Stack gap={16}>
      <FieldGroup columns={2}>
        <TakeoffDimensions
          type={type}
          parameters={parameters}
          onChange={(next, wrong) => {
            setParameters(next);
            setUnread(wrong);
          }}
          problemOf={(name) => (errors[name] ? { errorMessage: errors[name] } : {})}
        />
      </FieldGroup>
      <Button
        onPress={() =>
          setErrors({
            ...Object.fromEntries(missingDimensions(type, parameters).map((name) => [name, 'Needed.'])),
            ...unread,
          })
        }
      >
        Save
      </Button>
      <output>
        <Text size="small">{JSON.stringify(parameters)}</Text>
      </output>
    </Stack>
  );
}

const walls: TakeoffParameters = {
  height: 9,
  sides: 2,
  openings: [
    { width: 3, height: 7, count: 3, sides: 2 },
    { width: 2.5, height: 4, sides: 2 },
  ],
};

const meta = {
  title: 'Takeoff/Dimensions of a condition',
  render: ({ type = 'surface_area', given = walls }) => <Example type={type} given={given} />,
} satisfies Meta<Partial<Args>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Adds and removes openings. */
export const Walls: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove opening 2' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '"openings":[{"width":3,"height":7,"count":3,"sides":2}]',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add opening' }));
    await userEvent.keyboard(`2{Tab}6'-0"{Tab}6'-8"`);
    await expect(canvas.getByRole('status')).toHaveTextContent('"count":12,"sides":2}');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^With ceiling/ }));
    await expect(canvas.getByRole('status')).toHaveTextContent('"ceiling":true');
  },
};

/** Validation errors. */
export const Wrong: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const width = canvas.getByRole('textbox', { name: 'Width, opening 1' });
    await userEvent.clear(width);
    await userEvent.type(width, 'wide');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Complete or remove the incomplete opening.')).toBeVisible();
    await expect(width).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Lengths in drawing notation with validation. */
export const Lengths: Story = {
  args: { type: 'volume_3d', given: { width: 1.5 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'Width' })).toHaveValue('1′-6″');
    const height = canvas.getByRole('textbox', { name: 'Height' });
    await userEvent.type(height, '8"');
    await expect(canvas.getByRole('status')).toHaveTextContent(/"height":0\.66/);
    await userEvent.clear(height);
    await userEvent.type(height, "8' 6 in");
    await expect(canvas.getByRole('status')).toHaveTextContent('"height":8.5');
    await userEvent.clear(height);
    await userEvent.type(height, 'high');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Enter a length above zero, such as 8′ 6″ or 2.6 m.')).toBeVisible();
  },
};

/** Hip or valley. */
export const Hip: Story = {
  args: { type: 'pitched_linear', given: { rise: 6, run: 12 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Hip or valley/ }));
    await expect(canvas.getByRole('status')).toHaveTextContent('{"rise":6,"run":12,"hip":true}');
  },
};

/** Round, oval and spiral ducts; an incomplete helix is an error. */
export const Duct: Story = {
  args: { type: 'spiral_area', given: {} },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Needed.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Flat oval/ }), '24" x 12"');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Radius' }), `3'`);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Turns' }), '1.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Enter radius, turns and rise, or leave all three empty.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Rise' }), `12'`);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '{"oval":{"a":2,"b":1},"helix":{"radius":3,"turns":1.5,"rise":12}}',
    );
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Guidance: Story = {
  render: () => (
    <DoDont
      good={{
        show: <Text as="p">3 of 3′-0″ by 7′-0″</Text>,
        reason: 'Openings are listed by size as in the door schedule, so deductions can be checked.',
      }}
      bad={{
        show: <Text as="p">Deduction: 63 SF</Text>,
        reason: 'A single figure does not show which doors are deducted or how many.',
      }}
    />
  ),
};
