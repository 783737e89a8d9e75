import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Snackbar from '@mui/material/Snackbar';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { cities, rows } from './rows.js';

function Screen() {
  const [isOpen, setOpen] = useState(false);
  const [anchor, setAnchor] = useState(null);
  const [said, setSaid] = useState(false);
  const [tab, setTab] = useState(0);
  return (
    <>
      <CssBaseline />
      <TextField label="Name" />
      <TextField select label="City" defaultValue={cities[0]}>
        {cities.map((city) => (
          <MenuItem key={city} value={city}>
            {city}
          </MenuItem>
        ))}
      </TextField>
      <Button variant="contained" onClick={() => setOpen(true)}>
        New account
      </Button>
      <Button onClick={(event) => setAnchor(event.currentTarget)}>More</Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => setSaid(true)}>Export</MenuItem>
      </Menu>
      <Tabs value={tab} onChange={(_, next) => setTab(next)}>
        <Tab label="Overview" />
        <Tab label="Activity" />
      </Tabs>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>Name</TableCell>
            <TableCell>City</TableCell>
            <TableCell align="right">Value</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              <TableCell>{row.name}</TableCell>
              <TableCell>{row.city}</TableCell>
              <TableCell align="right">{row.value}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Dialog open={isOpen} onClose={() => setOpen(false)}>
        <DialogTitle>New account</DialogTitle>
        <DialogContent>A form.</DialogContent>
      </Dialog>
      <Snackbar open={said} message="Exported" onClose={() => setSaid(false)} />
    </>
  );
}
createRoot(document.querySelector('#host')).render(<Screen />);
