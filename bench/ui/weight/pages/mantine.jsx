import '@mantine/core/styles.css';
import {
  Button,
  MantineProvider,
  Menu,
  Modal,
  Notification,
  Select,
  Table,
  Tabs,
  TextInput,
} from '@mantine/core';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { cities, rows } from './rows.js';

function Screen() {
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState(false);
  return (
    <>
      <TextInput label="Name" />
      <Select label="City" data={cities} />
      <Button onClick={() => setOpen(true)}>New account</Button>
      <Menu>
        <Menu.Target>
          <Button>More</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setSaid(true)}>Export</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Tabs defaultValue="overview">
        <Tabs.List>
          <Tabs.Tab value="overview">Overview</Tabs.Tab>
          <Tabs.Tab value="activity">Activity</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="overview">Overview</Tabs.Panel>
        <Tabs.Panel value="activity">Activity</Tabs.Panel>
      </Tabs>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Name</Table.Th>
            <Table.Th>City</Table.Th>
            <Table.Th>Value</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.id}>
              <Table.Td>{row.name}</Table.Td>
              <Table.Td>{row.city}</Table.Td>
              <Table.Td>{row.value}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="New account">
        A form.
      </Modal>
      {said && <Notification title="Exported" onClose={() => setSaid(false)} />}
    </>
  );
}
createRoot(document.querySelector('#host')).render(
  <MantineProvider>
    <Screen />
  </MantineProvider>,
);
