import '@cloudscape-design/global-styles/index.css';
import Button from '@cloudscape-design/components/button';
import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import Flashbar from '@cloudscape-design/components/flashbar';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Modal from '@cloudscape-design/components/modal';
import Select from '@cloudscape-design/components/select';
import Table from '@cloudscape-design/components/table';
import Tabs from '@cloudscape-design/components/tabs';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { cities, rows } from './rows.js';

const options = cities.map((value) => ({ value, label: value }));
function Screen() {
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState([]);
  const [name, setName] = useState('');
  const [city, setCity] = useState(options[0]);
  return (
    <>
      <Flashbar items={said} />
      <FormField label="Name">
        <Input value={name} onChange={({ detail }) => setName(detail.value)} />
      </FormField>
      <FormField label="City">
        <Select
          options={options}
          selectedOption={city}
          onChange={({ detail }) => setCity(detail.selectedOption)}
        />
      </FormField>
      <Button onClick={() => setOpen(true)}>New account</Button>
      <ButtonDropdown
        items={[{ id: 'export', text: 'Export' }]}
        onItemClick={() => setSaid([{ id: '1', content: 'Exported' }])}
      >
        More
      </ButtonDropdown>
      <Tabs
        tabs={[
          { id: 'overview', label: 'Overview', content: 'Overview' },
          { id: 'activity', label: 'Activity', content: 'Activity' },
        ]}
      />
      <Table
        items={rows}
        columnDefinitions={[
          { id: 'name', header: 'Name', cell: (row) => row.name },
          { id: 'city', header: 'City', cell: (row) => row.city },
          { id: 'value', header: 'Value', cell: (row) => row.value },
        ]}
      />
      <Modal visible={isOpen} header="New account" onDismiss={() => setOpen(false)}>
        A form.
      </Modal>
    </>
  );
}
createRoot(document.querySelector('#host')).render(<Screen />);
