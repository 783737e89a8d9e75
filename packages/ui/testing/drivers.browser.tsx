/** Tests the published drivers with the components, because their contract holds with every version. */
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../exports/tokens.ts';
import { Button } from '../exports/Button.ts';
import { ComboBox } from '../exports/ComboBox.ts';
import { DataTable } from '../exports/DataTable.ts';
import { Dialog } from '../exports/Dialog.ts';
import { Menu } from '../exports/Menu.ts';
import { Select } from '../exports/Select.ts';
import { Tabs } from '../exports/Tabs.ts';
import { TextField } from '../exports/TextField.ts';
import { ToastRegion } from '../exports/ToastRegion.ts';
import { drive, ofVitest } from '../exports/testing.ts';
import { toast } from '../exports/toast.ts';

const bids = [
  { id: '1', project: 'Riverside Medical, Phase 2', city: 'Longmere', value: '4820000.00' },
  { id: '2', project: 'Boxelder Middle School', city: 'Boxelder', value: '2460000.00' },
];
const cities = ['Boxelder', 'Longmere', 'Palisade'].map((label) => ({ id: label.toLowerCase(), label }));
const calls: string[] = [];

function Screen() {
  const [isOpen, setOpen] = useState(false);
  const [rows, setRows] = useState(bids);
  return (
    <>
      <Button onPress={() => setOpen(true)}>New bid</Button>
      <TextField label="Project" errorMessage={isOpen ? undefined : 'Enter a project.'} />
      <Select label="City" options={cities} onChange={(id) => calls.push(`city ${id}`)} />
      <ComboBox label="Site" options={cities} onChange={(id) => calls.push(`site ${id}`)} />
      <Menu
        label="Bid"
        trigger={<Button>More</Button>}
        items={[{ id: 'copy', label: 'Make a copy', onAction: () => toast.success('Copied') }]}
      />
      <Tabs
        label="Parts"
        items={[
          { id: 'overview', label: 'Overview', content: 'Overview' },
          { id: 'files', label: 'Files', content: 'Files' },
        ]}
      />
      <DataTable
        label="Bids"
        rows={rows}
        sortsRows
        getRowId={(row) => row.id}
        rowActions={(row) => [
          { id: 'remove', label: 'Remove', onAction: () => calls.push(`remove ${row.id}`) },
        ]}
        defaultSelection={new Set()}
        onCellEdit={(row, column, value) =>
          setRows((were) => were.map((one) => (one.id === row.id ? { ...one, [column]: value } : one)))
        }
        variant="sheet"
        columns={[
          { id: 'project', header: 'Project', accessor: (row) => row.project },
          { id: 'city', header: 'City', accessor: (row) => row.city, editor: { kind: 'text' } },
          { id: 'value', header: 'Value', type: 'money', accessor: (row) => row.value },
        ]}
      />
      <Dialog title="New bid" isOpen={isOpen} onOpenChange={setOpen} footer={<Button>Save</Button>}>
        A form.
      </Dialog>
      <ToastRegion />
    </>
  );
}

let root: Root;
const on = drive(ofVitest(page, userEvent));
beforeEach(() => {
  calls.length = 0;
  const host = document.body.appendChild(document.createElement('main'));
  root = createRoot(host);
  root.render(<Screen />);
});
afterEach(() => {
  root.unmount();
  document.querySelector('main')?.remove();
});

test('a button, a field and a dialog', async () => {
  expect(await on.field('Project').isInvalid()).toBe(true);
  await on.field('Project').fill('Ironwood Lab');
  await on.button('New bid').press();
  expect(await on.dialog('New bid').isOpen()).toBe(true);
  await on.dialog('New bid').press('Save');
  await on.dialog('New bid').dismiss();
  expect(await on.dialog('New bid').isOpen()).toBe(false);
  expect(await on.button('New bid').isDisabled()).toBe(false);
});

test('choices', async () => {
  await on.select('City').choose('Longmere');
  expect(await on.select('City').value()).toBe('Longmere');
  await on.comboBox('Site').choose('Palisade', 'pal');
  expect(calls).toEqual(['city longmere', 'site palisade']);
  await on.tabs('Parts').choose('Files');
  expect(await on.tabs('Parts').current()).toBe('Files');
});

test('a menu and its announcement', async () => {
  await on.menu('More').choose('Make a copy');
  expect(await on.toast().text()).toContain('Copied');
  await on.toast().dismiss();
});

test('a table', async () => {
  const table = on.table('Bids');
  expect(await table.rowCount()).toBe(2);
  expect(await table.cell('Boxelder Middle School', 'Value')).toBe('$2,460,000.00');
  await table.edit('Boxelder Middle School', 'City', 'Palisade');
  expect(await table.cell('Boxelder Middle School', 'City')).toBe('Palisade');
  await table.sortBy('Value');
  await table.select('Riverside Medical');
  await table.rowAction('Riverside Medical', 'Remove');
  expect(calls).toEqual(['remove 1']);
});
