import type { Material, MaterialCharacteristic } from '@plumbline/api';
import { useMaterialCharacteristicsList, useMaterialIdentifiersList } from '@plumbline/api/hooks/materials';
import { href } from '@plumbline/app-kit';
import { EditDrawer } from '@plumbline/app-kit/form/EditDrawer';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { SectionLoaded } from '@plumbline/app-kit/data/load-states';
import { useSubmit } from '@plumbline/app-kit/form/use-submit';
import type { Decision } from '@plumbline/permissions';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { DescriptionList } from '@plumbline/ui/DescriptionList';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { FieldGroup } from '@plumbline/ui/FieldGroup';
import { Select } from '@plumbline/ui/Select';
import { Stack } from '@plumbline/ui/Stack';
import { TextField } from '@plumbline/ui/TextField';
import { PencilIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { materialsMessages } from './messages.ts';

type Values = Record<string, string>;
const choicesOf = ({ choices = '' }: MaterialCharacteristic) =>
  choices
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** Loads the company's identifiers and characteristics of materials, sorted by name. */
function useDefinitions() {
  const identifiers = useMaterialIdentifiersList({ limit: -1, sort: 'name' });
  const characteristics = useMaterialCharacteristicsList({ limit: -1, sort: 'name' });
  return {
    asked: [identifiers, characteristics],
    identifiers: identifiers.data?.data ?? [],
    characteristics: characteristics.data?.data ?? [],
  };
}

/** Identifiers and characteristics of a material. */
export function MaterialDetails({ row }: { row: Material }) {
  const { asked, identifiers, characteristics } = useDefinitions();
  const missing = asked.filter(({ data }) => data === undefined);
  const [first] = missing;
  const [identifierValues, characteristicValues] = [row.identifiers ?? {}, row.characteristics ?? {}];
  const items = [
    ...identifiers.map(({ uuid, name }) => ({ id: uuid, term: name, value: identifierValues[uuid] ?? '' })),
    ...characteristics.map(({ uuid, name, unit = '' }) => ({
      id: uuid,
      term: name,
      value: [characteristicValues[uuid] ?? '', characteristicValues[uuid] ? unit : ''].join(' ').trim(),
    })),
  ];
  const written = items.filter(({ value }) => value !== '');
  if (first)
    return (
      <SectionLoaded
        of={missing.find(({ error }) => error !== undefined) ?? first}
        label={materialsMessages.loadingIdentifiersAndCharacteristics}
      >
        {null}
      </SectionLoaded>
    );
  if (items.length === 0)
    return (
      <EmptyState
        size="sm"
        title={materialsMessages.identifiersUndefinedTitle}
        action={<Button href={href('setup-material-identifier')}>{materialsMessages.openSetup}</Button>}
      >
        {materialsMessages.identifiersUndefined}
      </EmptyState>
    );
  if (written.length === 0)
    return (
      <EmptyState size="sm" title={materialsMessages.noIdentifiersYet}>
        {materialsMessages.notSetFields(items.map(({ term }) => term).join(', '))}
      </EmptyState>
    );
  return <DescriptionList items={written} />;
}

/** Button that opens the form of identifiers and characteristics. */
export function EditDetails({
  row,
  save,
  mayEdit,
}: {
  row: Material;
  save: (change: Record<string, unknown>) => Promise<void>;
  mayEdit: Decision;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={PencilIcon} onPress={() => setOpen(true)} {...denied(mayEdit)}>
        {materialsMessages.edit}
      </Button>
      {isOpen && <DetailsForm row={row} save={save} onClose={() => setOpen(false)} />}
    </>
  );
}

function DetailsForm({
  row,
  save,
  onClose,
}: {
  row: Material;
  save: (change: Record<string, unknown>) => Promise<void>;
  onClose: () => void;
}) {
  const { identifiers, characteristics } = useDefinitions();
  const [identifierValues, setIdentifierValues] = useState<Values>(row.identifiers ?? {});
  const [characteristicValues, setCharacteristicValues] = useState<Values>(row.characteristics ?? {});
  const [isDirty, setDirty] = useState(false);
  const { problem, problemOf, isPending, submit } = useSubmit();
  const change = (set: typeof setIdentifierValues, id: string) => (value: string | null) => {
    setDirty(true);
    set((before) => ({ ...before, [id]: value ?? '' }));
  };
  return (
    <EditDrawer
      title={materialsMessages.identifiersOf(row.name)}
      submitLabel={materialsMessages.saveIdentifiers}
      onSubmit={() =>
        void submit({}, async () => {
          await save({ identifiers: identifierValues, characteristics: characteristicValues });
          onClose();
        })
      }
      onClose={onClose}
      isDirty={isDirty}
      isPending={isPending}
    >
      <Stack gap={24}>
        {problem && (
          <Banner tone="bad" isUrgent>
            {problem}
          </Banner>
        )}
        {identifiers.length > 0 && (
          <FieldGroup columns={2} title={materialsMessages.identifiers}>
            {identifiers.map(({ uuid, name, description }) => (
              <TextField
                key={uuid}
                label={name}
                isMono
                value={identifierValues[uuid] ?? ''}
                onChange={change(setIdentifierValues, uuid)}
                {...(description ? { description } : {})}
                {...problemOf(`identifiers.${uuid}`)}
              />
            ))}
          </FieldGroup>
        )}
        {characteristics.length > 0 && (
          <FieldGroup columns={2} title={materialsMessages.characteristics}>
            {characteristics.map((definition) => {
              const { uuid, name, unit } = definition;
              const choices = choicesOf(definition);
              const common = {
                label: unit ? `${name} (${unit})` : name,
                ...problemOf(`characteristics.${uuid}`),
              };
              return choices.length ? (
                <Select
                  key={uuid}
                  {...common}
                  options={['', ...choices].map((each) => ({
                    id: each,
                    label: each || materialsMessages.notSet,
                  }))}
                  value={characteristicValues[uuid] ?? ''}
                  onChange={change(setCharacteristicValues, uuid)}
                />
              ) : (
                <TextField
                  key={uuid}
                  {...common}
                  value={characteristicValues[uuid] ?? ''}
                  onChange={change(setCharacteristicValues, uuid)}
                />
              );
            })}
          </FieldGroup>
        )}
      </Stack>
    </EditDrawer>
  );
}
