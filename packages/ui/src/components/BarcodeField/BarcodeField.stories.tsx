import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { inColumn } from '../../stories/inColumn.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { BarcodeField, type BarcodeFieldProps } from './BarcodeField.tsx';

const onScan = fn();
const onUndo = fn();
const meta = {
  title: 'Components/Inputs/BarcodeField',
  id: 'components-barcodefield',
  component: BarcodeField,
  args: { label: 'Item', onScan, onUndo },
  decorators: [inColumn('narrow')],
} satisfies Meta<typeof BarcodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Simulates the keys of a scanner: in quick succession, ended by Enter. */
const scan = async (target: Element, code: string) => {
  for (const key of [...code, 'Enter']) await fireEvent.keyDown(target, { key });
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    onScan.mockClear();
    onUndo.mockClear();
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Item' });
    await userEvent.type(input, '036000291452');
    await userEvent.keyboard('{Enter}');
    await expect(onScan).toHaveBeenCalledWith('036000291452', expect.anything());
    await expect(input).toHaveValue('');
    await expect(canvas.getByRole('status')).toHaveTextContent('036000291452 added');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo 036000291452' }));
    await expect(onUndo).toHaveBeenCalledWith('036000291452');
    await expect(input).toHaveFocus();
    await scan(input, '4006381333931');
    await expect(onScan).toHaveBeenLastCalledWith('4006381333931', 'scanner');
  },
};

export const Misread: Story = {
  play: async ({ canvasElement }) => {
    onScan.mockClear();
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Item' });
    await userEvent.type(input, '036000291453{Enter}');
    await expect(onScan).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('check digit is wrong');
    // The company's own codes have no check digit.
    await userEvent.clear(input);
    await userEvent.type(input, 'BIN-204-A{Enter}');
    await expect(onScan).toHaveBeenLastCalledWith('BIN-204-A', expect.anything());
    await userEvent.type(input, '036000291453{Enter}');
  },
};

export const HeardEverywhere: Story = {
  render: () => (
    <Stack>
      <BarcodeField label="Item" listensEverywhere onScan={onScan} />
      <Button>Pay</Button>
      <TextField label="Note" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    onScan.mockClear();
    const canvas = within(canvasElement);
    await scan(canvas.getByRole('button', { name: 'Pay' }), '96385074');
    await expect(onScan).toHaveBeenCalledWith('96385074', 'scanner');
    await scan(canvas.getByRole('textbox', { name: 'Note' }), '4006381333931');
    await expect(onScan).toHaveBeenCalledOnce();
  },
};

interface CameraProps extends Partial<BarcodeFieldProps> {
  /** Name of the browser's error; undefined if there is no camera. */
  fault?: string;
}

/** Story with a simulated camera that responds as configured. */
function WithCamera({ fault, ...props }: CameraProps) {
  const [media] = useState(() => ({
    getUserMedia: () => Promise.reject(new DOMException('Not now', fault)),
  }));
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: fault === undefined ? undefined : media,
  });
  return <BarcodeField label="Item" wasmUrl="/zxing_reader.wasm" {...props} />;
}

const openCamera = async (canvasElement: HTMLElement, message: RegExp) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Scan with camera' }));
  await within(canvasElement).findByText(message);
  await userEvent.unhover(within(canvasElement).getByRole('button', { name: 'Stop camera' }));
};

export const CameraRefused: Story = {
  render: () => <WithCamera fault="NotAllowedError" />,
  play: ({ canvasElement }) => openCamera(canvasElement, /blocked for this site/),
};

export const CameraAbsent: Story = {
  render: () => <WithCamera fault="NotFoundError" />,
  play: ({ canvasElement }) => openCamera(canvasElement, /has no camera/),
};

export const CameraBusy: Story = {
  render: () => <WithCamera fault="NotReadableError" />,
  play: ({ canvasElement }) => openCamera(canvasElement, /Another app/),
};

export const States: Story = {
  render: () => (
    <Stack>
      <BarcodeField label="Item" />
      <BarcodeField label="Item" wasmUrl="/zxing_reader.wasm" size="lg" description="UPC, EAN or a bin." />
      <BarcodeField label="UPC of the item" keepsCode defaultValue="036000291452" isRequired />
      <BarcodeField label="Item" defaultValue="036000291452" isReadOnly wasmUrl="/zxing_reader.wasm" />
      <BarcodeField label="Item" defaultValue="036000291452" isDisabled wasmUrl="/zxing_reader.wasm" />
      <BarcodeField label="Item" defaultValue="4006381333931" errorMessage="No item has this code." />
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    label: 'Code on the pallet that the driver has on the truck and the storekeeper has in the receipt',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    // Ends with a letter, so that no end of it is a valid number if the keys come in two parts.
    await userEvent.type(
      input,
      'PALLET-RIVERSIDE-MEDICAL-PHASE-2-EAST-WING-LEVEL-4-000000000000000000123456789-A{Enter}',
    );
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الصنف', placeholder: 'امسح الرمز أو اكتبه', wasmUrl: '/zxing_reader.wasm' },
};

export const Guidance: Story = {
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('textbox', { name: 'Item' });
    if (!first) throw new Error('no field');
    await userEvent.type(first, '4006381333931{Enter}');
    first.blur();
  },
  render: () => (
    <>
      <DoDont
        good={{
          show: <BarcodeField label="Item" onUndo={() => undefined} />,
          reason: 'Each scan is confirmed and can be undone, and the field is ready for the next one.',
        }}
        bad={{
          show: <TextField label="Item" placeholder="Scan here" />,
          reason: 'The Enter key of the scanner submits the form, and misread codes are not caught.',
        }}
      />
      <DoDont
        good={{
          show: <BarcodeField label="UPC of the item" keepsCode defaultValue="036000291452" />,
          reason: 'In the form of an item the code is a value and stays in the field.',
        }}
        bad={{
          show: <BarcodeField label="UPC of the item" />,
          reason: 'The field empties itself, so it is unclear whether the code was saved.',
        }}
      />
    </>
  ),
};
