import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { inColumn } from '../../stories/inColumn.tsx';
import { Checkbox } from '../Choice/Checkbox.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { SignaturePad } from './SignaturePad.tsx';
import { drawn, typed } from './strokes.parts.ts';

const onChange = fn();
const meta = {
  title: 'Components/Inputs/SignaturePad',
  id: 'components-signaturepad',
  component: SignaturePad,
  args: { label: 'Signature', onChange },
  decorators: [inColumn('narrow')],
} satisfies Meta<typeof SignaturePad>;
export default meta;
type Story = StoryObj<typeof meta>;

const ready = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());

const stroke = (paper: HTMLElement, from: [number, number], to: [number, number]) => {
  const box = paper.getBoundingClientRect();
  const fire = (type: string, [x, y]: [number, number]) =>
    (type === 'pointerdown' ? paper : window).dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        isPrimary: true,
        button: 0,
        buttons: type === 'pointerup' ? 0 : 1,
        pointerType: 'mouse',
        clientX: box.left + x,
        clientY: box.top + y,
      }),
    );
  fire('pointerdown', from);
  fire('pointermove', to);
  fire('pointerup', to);
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    onChange.mockClear();
    const canvas = within(canvasElement);
    await ready(canvasElement);
    const paper = canvas.getByRole('img', { name: 'Signature' });
    stroke(paper, [40, 80], [160, 60]);
    stroke(paper, [60, 100], [200, 100]);
    await expect(onChange).toHaveBeenCalledTimes(2);
    const signed = onChange.mock.lastCall?.[0];
    await expect(signed.strokes).toHaveLength(2);
    await expect(signed.svg).toContain('<svg');
    await expect(signed.svg).toContain('black');
    await expect(signed.png).toMatch(/^data:image\/png/);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo last stroke' }));
    await expect(onChange.mock.lastCall?.[0].strokes).toHaveLength(1);
    paper.focus();
    await userEvent.keyboard('{Delete}');
    await expect(onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('button', { name: 'Clear signature' })).toBeDisabled();
    paper.blur();
  },
};

export const Typed: Story = {
  play: async ({ canvasElement }) => {
    onChange.mockClear();
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await userEvent.keyboard('Dana Whitfield');
    await expect(canvas.getByRole('img', { name: 'Signature: Dana Whitfield' })).toBeVisible();
    const signed = onChange.mock.lastCall?.[0];
    await expect(signed).toMatchObject({ mode: 'typed', name: 'Dana Whitfield' });
    await expect(signed.svg).toContain('Dana Whitfield</text>');
    await waitFor(() => expect(document.fonts.check('32px "Dancing Script Variable"')).toBe(true));
    await expect(signed.png).toMatch(/^data:image\/png/);
  },
};

export const Drawn: Story = {
  args: { defaultValue: drawn },
  play: ({ canvasElement }) => ready(canvasElement),
};

export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <SignaturePad label="Signature" isRequired description="Of the person who takes the delivery." />
      <SignaturePad label="Signature" defaultValue={drawn} isReadOnly />
      <SignaturePad label="Signature" defaultValue={typed} isReadOnly />
      <SignaturePad label="Signature" isDisabled />
      <SignaturePad label="Signature" errorMessage="Sign to take the delivery." />
    </Stack>
  ),
  play: ({ canvasElement }) => ready(canvasElement),
};

export const LongContent: Story = {
  args: {
    label: 'Signature of the superintendent who has counted the pallets and found none of them broken',
    defaultValue: { ...typed, name: 'Maximiliane-Theodora Freifrau von und zu Hohenstaufen-Wolkenstein' },
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'التوقيع', defaultValue: { ...typed, name: 'ليلى حداد' } },
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <SignaturePad label="Signature" defaultValue={typed} />,
          reason: 'Signatures can be drawn or typed, so keyboard and voice users can sign too.',
        }}
        bad={{
          show: <TextField label="Sign here" />,
          reason: 'A name in a text field is not a signature on the delivery note.',
        }}
      />
      <DoDont
        good={{
          show: <Checkbox label="I have read the safety plan" isRequired />,
          reason: 'A checkbox is faster if a confirmation is enough.',
        }}
        bad={{
          show: <SignaturePad label="I have read the safety plan" />,
          reason: 'Drawing forty signatures on one tablet takes too long.',
        }}
      />
    </>
  ),
  play: ({ canvasElement }) => ready(canvasElement),
};
