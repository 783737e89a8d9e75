import { App, Button, Dropdown, Input, Modal, Select, Table, Tabs } from 'antd';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { cities, rows } from './rows.js';

function Screen() {
  const [isOpen, setOpen] = useState(false);
  const { message } = App.useApp();
  return (
    <>
      <Input placeholder="Name" />
      <Select options={cities.map((value) => ({ value, label: value }))} />
      <Button type="primary" onClick={() => setOpen(true)}>
        New account
      </Button>
      <Dropdown
        menu={{ items: [{ key: 'export', label: 'Export', onClick: () => message.success('Exported') }] }}
      >
        <Button>More</Button>
      </Dropdown>
      <Tabs
        items={[
          { key: 'overview', label: 'Overview', children: 'Overview' },
          { key: 'activity', label: 'Activity', children: 'Activity' },
        ]}
      />
      <Table
        rowKey="id"
        pagination={false}
        dataSource={rows}
        columns={[
          { title: 'Name', dataIndex: 'name' },
          { title: 'City', dataIndex: 'city' },
          { title: 'Value', dataIndex: 'value', align: 'right' },
        ]}
      />
      <Modal title="New account" open={isOpen} onCancel={() => setOpen(false)}>
        A form.
      </Modal>
    </>
  );
}
createRoot(document.querySelector('#host')).render(
  <App>
    <Screen />
  </App>,
);
