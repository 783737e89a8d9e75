import './plain.css';
import { useState } from 'react';
import {
  Button,
  Cell,
  Column,
  Dialog,
  Heading,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Menu,
  MenuItem,
  MenuTrigger,
  Modal,
  Popover,
  Row,
  Select,
  SelectValue,
  Tab,
  Table,
  TableBody,
  TableHeader,
  TabList,
  TabPanel,
  Tabs,
  Text,
  TextField,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { cities, rows } from './rows.js';

const queue = new ToastQueue();
function Screen() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextField>
        <Label>Name</Label>
        <Input />
      </TextField>
      <Select>
        <Label>City</Label>
        <Button>
          <SelectValue />
        </Button>
        <Popover>
          <ListBox>
            {cities.map((city) => (
              <ListBoxItem key={city} id={city}>
                {city}
              </ListBoxItem>
            ))}
          </ListBox>
        </Popover>
      </Select>
      <Button onPress={() => setOpen(true)}>New account</Button>
      <MenuTrigger>
        <Button>More</Button>
        <Popover>
          <Menu>
            <MenuItem onAction={() => queue.add('Exported')}>Export</MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      <Tabs>
        <TabList aria-label="Parts">
          <Tab id="overview">Overview</Tab>
          <Tab id="activity">Activity</Tab>
        </TabList>
        <TabPanel id="overview">Overview</TabPanel>
        <TabPanel id="activity">Activity</TabPanel>
      </Tabs>
      <Table aria-label="Accounts">
        <TableHeader>
          <Column isRowHeader>Name</Column>
          <Column>City</Column>
          <Column>Value</Column>
        </TableHeader>
        <TableBody items={rows}>
          {(row) => (
            <Row>
              <Cell>{row.name}</Cell>
              <Cell>{row.city}</Cell>
              <Cell>{row.value}</Cell>
            </Row>
          )}
        </TableBody>
      </Table>
      <Modal isOpen={isOpen} onOpenChange={setOpen}>
        <Dialog>
          <Heading slot="title">New account</Heading>A form.
        </Dialog>
      </Modal>
      <ToastRegion queue={queue}>
        {({ toast }) => (
          <Toast toast={toast}>
            <ToastContent>
              <Text slot="title">{toast.content}</Text>
            </ToastContent>
          </Toast>
        )}
      </ToastRegion>
    </>
  );
}
createRoot(document.querySelector('#host')).render(<Screen />);
