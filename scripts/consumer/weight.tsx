import '@plumbline/ui/pageStyles';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '@plumbline/ui/Button';
import { DataTable } from '@plumbline/ui/DataTable';
import { Dialog } from '@plumbline/ui/Dialog';
import { Menu } from '@plumbline/ui/Menu';
import { Select } from '@plumbline/ui/Select';
import { Tabs } from '@plumbline/ui/Tabs';
import { TextField } from '@plumbline/ui/TextField';
import { ToastRegion } from '@plumbline/ui/ToastRegion';
import { toast } from '@plumbline/ui/toast';

const rows = Array.from({ length: 20 }, (_, index) => ({
  id: String(index),
  name: `Account ${index + 1}`,
  city: index % 2 ? 'Boulder' : 'Longmont',
  value: `${(index + 1) * 12_500}.00`,
}));

/** Screen that the size of the library is measured with. */
function Screen() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <TextField label="Name" />
      <Select
        label="City"
        options={[
          { id: 'boulder', label: 'Boulder' },
          { id: 'longmont', label: 'Longmont' },
        ]}
      />
      <Button variant="primary" onPress={() => setOpen(true)}>
        New account
      </Button>
      <Menu
        label="More"
        trigger={<Button>More</Button>}
        items={[{ id: 'export', label: 'Export' }]}
        onAction={() => toast.success('Exported')}
      />
      <Tabs
        label="Parts"
        items={[
          { id: 'overview', label: 'Overview', content: 'Overview' },
          { id: 'activity', label: 'Activity', content: 'Activity' },
        ]}
      />
      <DataTable
        label="Accounts"
        rows={rows}
        getRowId={(row) => row.id}
        columns={[
          { id: 'name', header: 'Name', accessor: (row) => row.name },
          { id: 'city', header: 'City', accessor: (row) => row.city },
          { id: 'value', header: 'Value', type: 'money', accessor: (row) => row.value },
        ]}
      />
      <Dialog title="New account" isOpen={isOpen} onOpenChange={setOpen}>
        A form.
      </Dialog>
      <ToastRegion />
    </main>
  );
}

const root = document.querySelector('#app');
if (root) createRoot(root).render(<Screen />);
