import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from '../../components/Choice/Switch.tsx';
import { FieldGroup } from '../../components/Form/Form.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { StoryFrame } from '../frame.stories.parts.tsx';
import { SettingsLayout } from './SettingsLayout.tsx';

function CompanySettings() {
  const [name, setName] = useState('Calloway Builders');
  const isChanged = name !== 'Calloway Builders';
  return (
    <SettingsLayout
      title="CRM setup"
      currentId="company"
      sections={[
        {
          id: 'general',
          title: 'General',
          entries: [
            { id: 'company', label: 'Company', href: '#company' },
            { id: 'territories', label: 'Territories', href: '#territories' },
            { id: 'holidays', label: 'Holidays', href: '#holidays' },
          ],
        },
        {
          id: 'sales',
          title: 'Sales',
          entries: [
            { id: 'stages', label: 'Stages', href: '#stages' },
            { id: 'sources', label: 'Lead sources', href: '#sources' },
            { id: 'forms', label: 'Forms', href: '#forms' },
          ],
        },
      ]}
      header={<PageHeader title="Company" description="What stands on every quote, order and invoice." />}
      save={
        isChanged
          ? { message: '1 change not saved', onDiscard: () => setName('Calloway Builders') }
          : undefined
      }
    >
      <FieldGroup title="Name and address" columns={2}>
        <TextField label="Company name" value={name} onChange={setName} />
        <TextField label="License number" defaultValue="CCB 214907" />
        <TextField label="Street" defaultValue="2210 Franklin Blvd" />
        <TextField label="City" defaultValue="Eugene" />
      </FieldGroup>
      <Switch label="Show the license number on quotes" defaultSelected />
    </SettingsLayout>
  );
}

const meta = {
  title: 'Patterns/Settings',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <StoryFrame tabs={undefined}>
      <CompanySettings />
    </StoryFrame>
  ),
} satisfies Meta;
export default meta;

export const Default: StoryObj<typeof meta> = {};
