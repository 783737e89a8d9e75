import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  DialogTrigger,
  Dropdown,
  Field,
  FluentProvider,
  Input,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Option,
  Tab,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  TabList,
  Toast,
  Toaster,
  ToastTitle,
  useToastController,
  webLightTheme,
} from '@fluentui/react-components';
import { createRoot } from 'react-dom/client';
import { cities, rows } from './rows.js';

function Screen() {
  const { dispatchToast } = useToastController('toaster');
  return (
    <>
      <Field label="Name">
        <Input />
      </Field>
      <Field label="City">
        <Dropdown>
          {cities.map((city) => (
            <Option key={city}>{city}</Option>
          ))}
        </Dropdown>
      </Field>
      <Dialog>
        <DialogTrigger>
          <Button>New account</Button>
        </DialogTrigger>
        <DialogSurface>
          <DialogBody>
            <DialogTitle>New account</DialogTitle>
            <DialogContent>A form.</DialogContent>
          </DialogBody>
        </DialogSurface>
      </Dialog>
      <Menu>
        <MenuTrigger>
          <Button>More</Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem
              onClick={() =>
                dispatchToast(
                  <Toast>
                    <ToastTitle>Exported</ToastTitle>
                  </Toast>,
                )
              }
            >
              Export
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      <TabList defaultSelectedValue="overview">
        <Tab value="overview">Overview</Tab>
        <Tab value="activity">Activity</Tab>
      </TabList>
      <Table>
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
      <Toaster toasterId="toaster" />
    </>
  );
}
createRoot(document.querySelector('#host')).render(
  <FluentProvider theme={webLightTheme}>
    <Screen />
  </FluentProvider>,
);
