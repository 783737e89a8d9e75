import { CalendarDays, Hash, List, ListChecks, Paperclip, Phone, Type } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { DatePicker } from '../../components/Date/DatePicker.tsx';
import { FileField } from '../../components/File/FileField.tsx';
import { FieldGroup, WideField } from '../../components/Form/FieldGroup.tsx';
import { Stack } from '../../components/Layout/Layout.tsx';
import { MultiSelect } from '../../components/Select/MultiSelect.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { FormBuilder, PreviewField, type BuilderField, type BuilderGroup } from './FormBuilder.tsx';
import type { FormBuilderProps } from './FormBuilderProps.ts';

const field = (id: string, label: string, kind: string, more: Partial<BuilderField> = {}): BuilderField => ({
  id,
  label,
  code: id,
  kind,
  icon:
    {
      Text: Type,
      Select: List,
      'Multi select': ListChecks,
      Number: Hash,
      Phone,
      Date: CalendarDays,
      File: Paperclip,
    }[kind] ?? Type,
  isRequired: false,
  ...more,
});

export const accountForm: BuilderGroup[] = [
  {
    id: 'company',
    title: 'Company',
    fields: [
      field('account_name', 'Account name', 'Text', {
        isRequired: true,
        requiredReason: 'Required for every record.',
      }),
      field('account_type', 'Account type', 'Select', { isRequired: true }),
      field('trade_focus', 'Trade focus', 'Multi select', { isRequired: true }),
      field('phone', 'Phone', 'Phone'),
    ],
  },
  {
    id: 'commercial',
    title: 'Commercial',
    fields: [
      field('credit_limit', 'Credit limit', 'Number'),
      field('insured_until', 'Insured until', 'Date'),
      field('w9_coi', 'W-9 and insurance', 'File'),
    ],
  },
  { id: 'address', title: 'Address', fields: [] },
];

/** Control of a field in the preview. */
function Preview({ field: { label, kind, isRequired } }: { field: BuilderField }) {
  if (kind === 'Select') return <Select label={label} isRequired={isRequired} options={[]} />;
  if (kind === 'Multi select') return <MultiSelect label={label} isRequired={isRequired} options={[]} />;
  if (kind === 'Date') return <DatePicker label={label} isRequired={isRequired} />;
  if (kind === 'File') return <FileField label={label} isRequired={isRequired} />;
  return <TextField label={label} isRequired={isRequired} />;
}

/** Builder that applies all changes. */
export function Arranged({
  start = accountForm,
  ...props
}: Partial<FormBuilderProps> & { start?: readonly BuilderGroup[] }) {
  const [groups, setGroups] = useState(start);
  const fields = groups.flatMap((group) => group.fields);
  return (
    <FormBuilder
      label="Account form"
      header={
        <PageHeader
          title="Account form"
          aside={fields.length === 1 ? '1 field' : `${fields.length} fields`}
          description="Fields that people fill in when they create or edit an account."
        />
      }
      groups={groups}
      onMoveField={(id, { groupId, index }) => {
        props.onMoveField?.(id, { groupId, index });
        const moved = fields.find((each) => each.id === id);
        setGroups(
          groups.map((group) => {
            const rest = group.fields.filter((each) => each.id !== id);
            if (group.id === groupId && moved) rest.splice(index, 0, moved);
            return { ...group, fields: rest };
          }),
        );
      }}
      onMoveGroup={(id, index) => {
        props.onMoveGroup?.(id, index);
        const rest = groups.filter((group) => group.id !== id);
        rest.splice(index, 0, ...groups.filter((group) => group.id === id));
        setGroups(rest);
      }}
      onRequiredChange={(id, isRequired) => {
        props.onRequiredChange?.(id, isRequired);
        setGroups(
          groups.map((group) => ({
            ...group,
            fields: group.fields.map((each) => (each.id === id ? { ...each, isRequired } : each)),
          })),
        );
      }}
      editor={(each) => (
        <FieldGroup columns={2}>
          <TextField label="Label" defaultValue={each.label} />
          <TextField label="Help text" />
        </FieldGroup>
      )}
      onAdd={props.onAdd ?? (() => undefined)}
      preview={
        <Card title="New account">
          <Stack gap={24}>
            {groups
              .filter((group) => group.fields.length > 0)
              .map((group) => (
                <FieldGroup key={group.id} title={group.title} columns={2}>
                  {group.fields.map((each) => (
                    <WideField key={each.id}>
                      <PreviewField id={each.id}>
                        <Preview field={each} />
                      </PreviewField>
                    </WideField>
                  ))}
                </FieldGroup>
              ))}
          </Stack>
        </Card>
      }
      {...(props.openId ? { openId: props.openId } : {})}
      {...(props.save ? { save: props.save } : {})}
    />
  );
}
