import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { inColumn } from '../../stories/inColumn.tsx';
import { playground } from '../../stories/playground.tsx';
import { BarcodeField } from '../BarcodeField/BarcodeField.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ScanField } from './ScanField.tsx';
import type { ScanFieldProps } from './scanFieldTypes.ts';
import type { ScanResult } from './scanQueue.ts';

const items: Readonly<Record<string, ScanResult>> = {
  'GYP-58X-4812': { status: 'accepted', title: 'Gypsum board 5/8″ Type X', detail: '+1, 37 sheets' },
  'STD-358-20-10': { status: 'accepted', title: 'Metal stud 3-5/8″, 20 ga', detail: '+1, 126 EA' },
  'GYP-12-4808': {
    status: 'refused',
    title: 'Gypsum board 1/2″, 4′ × 8′',
    reason: 'is not on this list.',
    expected: 'B-04-2 needs the 5/8″ Type X.',
  },
};
const answer = (code: string): ScanResult =>
  items[code] ?? { status: 'refused', title: code, reason: 'is not known.' };

const onUndo = fn();
const onScan = fn(answer);

/** A field whose clock ticks 4 seconds a scan. */
function Station(props: Partial<ScanFieldProps>) {
  const [now] = useState(() => {
    let at = Date.UTC(2026, 2, 10, 16, 14, 28);
    return () => (at += 4000);
  });
  return <ScanField label="Item or bin" onScan={onScan} onUndo={onUndo} now={now} {...props} />;
}

const meta = {
  title: 'Components/Inputs/ScanField',
  id: 'components-scanfield',
  component: ScanField,
  args: { label: 'Item or bin', onScan },
  render: () => <Station />,
  decorators: [inColumn('form')],
} satisfies Meta<typeof ScanField>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: 'Item or bin' });
const said = (canvasElement: HTMLElement, text: string | RegExp) =>
  waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent(text));
/** Simulates the keys of a scanner: in quick succession, ended by Enter. */
const scan = async (target: Element, code: string) => {
  for (const key of [...code, 'Enter']) await fireEvent.keyDown(target, { key });
};

/** Codes are answered in one line; the last one can be undone, and the field keeps the focus. */
export const Default: Story = {
  render: () => <Station shortcut="F2" />,
  play: async ({ canvasElement }) => {
    onScan.mockClear();
    onUndo.mockClear();
    const canvas = within(canvasElement);
    const input = field(canvasElement);
    await userEvent.keyboard('{F2}');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('STD-358-20-10{Enter}');
    await said(canvasElement, 'Scanned Metal stud 3-5/8″, 20 ga +1, 126 EA');
    await expect(input).toHaveValue('');
    await scan(input, 'GYP-58X-4812');
    await expect(onScan).toHaveBeenLastCalledWith('GYP-58X-4812', 'scanner');
    await said(canvasElement, 'Scanned Gypsum board 5/8″ Type X');
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'Undo Metal stud 3-5/8″, 20 ga' })[0] ?? input,
    );
    await said(canvasElement, 'Removed Metal stud 3-5/8″, 20 ga');
    await expect(onUndo).toHaveBeenCalledWith(expect.objectContaining({ code: 'STD-358-20-10', id: 1 }));
    await expect(input).toHaveFocus();
    await scan(input, 'GYP-12-4808');
    await said(canvasElement, /Not scanned: Gypsum board 1\/2″.*is not on this list\. B-04-2 needs/);
    await expect(canvas.getByText('1 scanned, 1 refused')).toBeVisible();
    await expect(input).toHaveFocus();
  },
};

let answers: ((result: ScanResult) => void)[] = [];

/** Scans that come while one is being checked wait in order. */
export const Waiting: Story = {
  render: () => <Station onScan={() => new Promise((resolve) => answers.push(resolve))} />,
  play: async ({ canvasElement }) => {
    answers = [];
    const canvas = within(canvasElement);
    for (const code of ['GYP-58X-4812', 'STD-358-20-10', 'GYP-12-4808', 'BIN-204-A'])
      await scan(field(canvasElement), code);
    await expect(canvas.getByText('Checking GYP-58X-4812…')).toBeVisible();
    await expect(canvas.getByText('3 waiting')).toBeVisible();
    answers[0]?.(answer('GYP-58X-4812'));
    await said(canvasElement, 'Scanned Gypsum board 5/8″ Type X');
    await canvas.findByText('Checking STD-358-20-10…');
    await expect(answers).toHaveLength(2);
  },
};

let isOnline = false;

/** A scan without an answer is kept and sent again by one press. */
export const WithoutAnswer: Story = {
  render: () => (
    <Station onScan={(code) => (isOnline ? answer(code) : Promise.reject(new Error('offline')))} />
  ),
  play: async ({ canvasElement }) => {
    isOnline = false;
    const canvas = within(canvasElement);
    await scan(field(canvasElement), 'GYP-58X-4812');
    await said(canvasElement, 'No answer for GYP-58X-4812. It is kept here; try again.');
    await scan(field(canvasElement), 'STD-358-20-10');
    await said(canvasElement, 'No answer for STD-358-20-10');
    isOnline = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again GYP-58X-4812' }));
    await said(canvasElement, 'Scanned Gypsum board 5/8″ Type X');
    await expect(field(canvasElement)).toHaveFocus();
    await expect(canvas.getByText('1 scanned, 1 without an answer')).toBeVisible();
  },
};

/** A code with a wrong check digit stays in the field. */
export const Misread: Story = {
  play: async ({ canvasElement }) => {
    onScan.mockClear();
    await userEvent.type(field(canvasElement), '036000291453{Enter}');
    await expect(onScan).not.toHaveBeenCalled();
    await expect(field(canvasElement)).toHaveValue('036000291453');
    await expect(field(canvasElement)).toHaveAccessibleDescription(/check digit is wrong/);
  },
};

export const HeardEverywhere: Story = {
  render: () => (
    <Stack>
      <Station listensEverywhere hasSound hasVibration />
      <Button>Issue lines</Button>
      <TextField label="Note" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    onScan.mockClear();
    const canvas = within(canvasElement);
    await scan(canvas.getByRole('button', { name: 'Issue lines' }), 'GYP-58X-4812');
    await expect(onScan).toHaveBeenCalledWith('GYP-58X-4812', 'scanner');
    await scan(canvas.getByRole('textbox', { name: 'Note' }), 'STD-358-20-10');
    await expect(onScan).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={32}>
      <Station description="Items and bins of this list." wasmUrl="/zxing_reader.wasm" shortcut="F2" />
      <Station isReadOnly hideList description="The list is closed." />
      <Station isDisabled hideList wasmUrl="/zxing_reader.wasm" />
      <Station errorMessage="The list was closed by Rosa Kim. No more scans are taken." hideList />
    </Stack>
  ),
};

export const LongContent: Story = {
  render: () => (
    <Station
      onScan={(code) => ({
        status: 'refused',
        title: 'Gypsum board 5/8″ Type X, mold resistant, for the Greater Mountain West Regional Pavilion',
        reason: `is stored in the aisle for oversize pallets (${code}) and not in the bin that was scanned before.`,
        expected: 'B-04-2 needs the 5/8″ Type X in lengths of 12 feet from the delivery of this morning.',
      })}
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.type(
      field(canvasElement),
      'PALLET-RIVERSIDE-MEDICAL-PHASE-2-EAST-WING-LEVEL-4-0000000000000000001234567890{Enter}',
    );
    await said(canvasElement, 'oversize pallets');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Station wasmUrl="/zxing_reader.wasm" />,
  play: async ({ canvasElement }) => {
    await scan(field(canvasElement), 'GYP-58X-4812');
    await said(canvasElement, 'Gypsum');
    await scan(field(canvasElement), 'GYP-12-4808');
    await said(canvasElement, 'Not scanned');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Station
      label="الصنف"
      placeholder="امسح الرمز أو اكتبه"
      onScan={() => ({ status: 'accepted', title: 'لوح جبس', detail: '+١' })}
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), 'GYP-58X-4812{Enter}');
    await said(canvasElement, 'لوح جبس');
  },
};

export const Guidance: Story = {
  render: () => (
    <DoDont
      good={{
        show: <Station />,
        reason: 'At a station every scan is answered, also a refused one: what, why and what belongs there.',
      }}
      bad={{
        show: <BarcodeField label="Item or bin" />,
        reason: 'Nothing says whether the code was counted.',
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [good, bad] = canvas.getAllByRole('textbox', { name: 'Item or bin' });
    if (!good || !bad) return;
    for (const code of ['GYP-58X-4812', 'GYP-12-4808']) await scan(good, code);
    await canvas.findByText('1 scanned, 1 refused');
    await userEvent.type(bad, 'GYP-12-4808');
    bad.blur();
  },
};

export const Playground: Story = { ...playground(ScanField), tags: ['!test'] };
