import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from '../../components/Choice/Switch.tsx';
import { FieldGroup } from '../../components/Form/FieldGroup.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { SaveBar } from '../FormLayout/SaveBar.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
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

export const RightToLeft: StoryObj<typeof meta> = { globals: { direction: 'rtl' } };

export const LongContent: StoryObj<typeof meta> = {
  render: () => (
    <StoryFrame tabs={undefined}>
      <SettingsLayout
        title="Customer relations and business development setup"
        currentId="long"
        sections={[
          {
            id: 'general',
            title: 'General, and what every module leans on',
            entries: [
              {
                id: 'long',
                label: 'Territories of the Northern Colorado and Wyoming offices',
                href: '#long',
              },
              {
                id: 'word',
                label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
                href: '#word',
              },
            ],
          },
        ]}
        header={
          <PageHeader
            title="Territories of the Northern Colorado and Wyoming offices"
            description="Who sees and who edits the accounts, the opportunities and the contacts of a territory, by group and by person."
          />
        }
      >
        <TextField
          label="Name"
          defaultValue="Northern Colorado and Wyoming, west of the Continental Divide"
        />
      </SettingsLayout>
    </StoryFrame>
  ),
};

export const Phone: StoryObj<typeof meta> = { globals: { viewport: { value: 'phone' } } };

export const Guidance: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  render: () => (
    <>
      <DoDont
        good={{
          show: <Text>One concern a page: Territories</Text>,
          reason: 'The name in the index describes the settings.',
        }}
        bad={{ show: <Text>A page called Other</Text>, reason: 'Nobody looks for settings under “Other”.' }}
      />
      <DoDont
        good={{
          show: (
            <SaveBar message="2 changes not saved" onDiscard={() => undefined} onSave={() => undefined} />
          ),
          reason: 'The bar appears when there are changes and disappears after saving.',
        }}
        bad={{
          show: <Button variant="primary">Save</Button>,
          reason: 'It is unclear whether there are changes to save.',
        }}
      />
    </>
  ),
};
