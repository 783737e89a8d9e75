import 'braid-design-system/reset';
import {
  BraidProvider,
  Button,
  Dialog,
  Dropdown,
  MenuItem,
  MenuRenderer,
  Tab,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  TabPanel,
  TabPanels,
  Tabs,
  TabsProvider,
  Text,
  TextField,
  ToastProvider,
  useToast,
} from 'braid-design-system';
import wireframe from 'braid-design-system/themes/wireframe';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { cities, rows } from './rows.js';

function Screen() {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [city, setCity] = useState(cities[0]);
  const showToast = useToast();
  return (
    <>
      <TextField
        id="name"
        label="Name"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Dropdown id="city" label="City" value={city} onChange={(event) => setCity(event.currentTarget.value)}>
        {cities.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </Dropdown>
      <Button onClick={() => setOpen(true)}>New account</Button>
      <MenuRenderer trigger={(props) => <button {...props}>More</button>}>
        <MenuItem onClick={() => showToast({ tone: 'positive', message: 'Exported' })}>Export</MenuItem>
      </MenuRenderer>
      <TabsProvider id="parts">
        <Tabs label="Parts">
          <Tab>Overview</Tab>
          <Tab>Activity</Tab>
        </Tabs>
        <TabPanels>
          <TabPanel>
            <Text>Overview</Text>
          </TabPanel>
          <TabPanel>
            <Text>Activity</Text>
          </TabPanel>
        </TabPanels>
      </TabsProvider>
      <Table label="Accounts">
        <TableHeader>
          <TableRow>
            <TableHeaderCell>Name</TableHeaderCell>
            <TableHeaderCell>City</TableHeaderCell>
            <TableHeaderCell>Value</TableHeaderCell>
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              <TableCell>{row.name}</TableCell>
              <TableCell>{row.city}</TableCell>
              <TableCell>{row.value}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Dialog id="new" title="New account" open={isOpen} onClose={setOpen}>
        <Text>A form.</Text>
      </Dialog>
    </>
  );
}
createRoot(document.querySelector('#host')).render(
  <BraidProvider theme={wireframe}>
    <ToastProvider>
      <Screen />
    </ToastProvider>
  </BraidProvider>,
);
