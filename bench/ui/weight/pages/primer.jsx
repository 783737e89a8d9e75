import '@primer/primitives/dist/css/primitives.css';
import '@primer/primitives/dist/css/functional/themes/light.css';
import {
  ActionList,
  ActionMenu,
  BaseStyles,
  Button,
  Dialog,
  Flash,
  FormControl,
  Select,
  TextInput,
  ThemeProvider,
  UnderlineNav,
} from '@primer/react';
import { DataTable, Table } from '@primer/react/experimental';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { cities, rows } from './rows.js';

function Screen() {
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState(false);
  return (
    <>
      <FormControl>
        <FormControl.Label>Name</FormControl.Label>
        <TextInput />
      </FormControl>
      <FormControl>
        <FormControl.Label>City</FormControl.Label>
        <Select>
          {cities.map((city) => (
            <Select.Option key={city} value={city}>
              {city}
            </Select.Option>
          ))}
        </Select>
      </FormControl>
      <Button onClick={() => setOpen(true)}>New account</Button>
      <ActionMenu>
        <ActionMenu.Button>More</ActionMenu.Button>
        <ActionMenu.Overlay>
          <ActionList>
            <ActionList.Item onSelect={() => setSaid(true)}>Export</ActionList.Item>
          </ActionList>
        </ActionMenu.Overlay>
      </ActionMenu>
      <UnderlineNav aria-label="Parts">
        <UnderlineNav.Item aria-current="page">Overview</UnderlineNav.Item>
        <UnderlineNav.Item>Activity</UnderlineNav.Item>
      </UnderlineNav>
      <Table.Container>
        <DataTable
          aria-label="Accounts"
          data={rows}
          columns={[
            { header: 'Name', field: 'name', rowHeader: true },
            { header: 'City', field: 'city' },
            { header: 'Value', field: 'value', align: 'end' },
          ]}
        />
      </Table.Container>
      {isOpen && (
        <Dialog title="New account" onClose={() => setOpen(false)}>
          A form.
        </Dialog>
      )}
      {said && <Flash>Exported</Flash>}
    </>
  );
}
createRoot(document.querySelector('#host')).render(
  <ThemeProvider>
    <BaseStyles>
      <Screen />
    </BaseStyles>
  </ThemeProvider>,
);
