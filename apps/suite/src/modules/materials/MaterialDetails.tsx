import type { Material, MaterialCharacteristic } from '@plumbline/api';
import { useMaterialCharacteristicsList, useMaterialIdentifiersList } from '@plumbline/api/hooks/materials';
import { href } from '@plumbline/app-kit';
import { EditDrawer } from '@plumbline/app-kit/form/EditDrawer';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { PartLoaded } from '@plumbline/app-kit/data/load-states';
import { useSubmission } from '@plumbline/app-kit/form/use-submit';
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

type Values = Record<string, string>;
const choicesOf = ({ choices = '' }: MaterialCharacteristic) =>
  choices
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** What the company keeps of every material, in the order of its names. */
function useDefinitions() {
  const identifiers = useMaterialIdentifiersList({ limit: -1, sort: 'name' });
  const characteristics = useMaterialCharacteristicsList({ limit: -1, sort: 'name' });
  return {
    asked: [identifiers, characteristics],
    identifiers: identifiers.data?.data ?? [],
    characteristics: characteristics.data?.data ?? [],
  };
}

/** By what a material is known, and what tells it apart from others. */
export function MaterialDetails({ row }: { row: Material }) {
  const { asked, identifiers, characteristics } = useDefinitions();
  const missing = asked.filter(({ data }) => data === undefined);
  const [first] = missing;
  const [known, told] = [row.identifiers ?? {}, row.characteristics ?? {}];
  const items = [
    ...identifiers.map(({ uuid, name }) => ({ id: uuid, term: name, value: known[uuid] ?? '' })),
    ...characteristics.map(({ uuid, name, unit = '' }) => ({
      id: uuid,
      term: name,
      value: [told[uuid] ?? '', told[uuid] ? unit : ''].join(' ').trim(),
    })),
  ];
  const written = items.filter(({ value }) => value !== '');
  if (first)
    return (
      <PartLoaded of={missing.find(({ error }) => error !== undefined) ?? first} label="Loading what is kept">
        {null}
      </PartLoaded>
    );
  if (items.length === 0)
    return (
      <EmptyState
        size="sm"
        title="Nothing is kept of materials yet"
        action={<Button href={href('setup-material-identifier')}>Open Setup</Button>}
      >
        Setup says by which numbers materials are known, and which characteristics they have.
      </EmptyState>
    );
  if (written.length === 0)
    return (
      <EmptyState size="sm" title="No identifiers yet">
        {items.map(({ term }) => term).join(', ')}: nothing is written of this material.
      </EmptyState>
    );
  return <DescriptionList items={written} />;
}

/** Opens the form of them. */
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
        Edit
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
  const [known, setKnown] = useState<Values>(row.identifiers ?? {});
  const [told, setTold] = useState<Values>(row.characteristics ?? {});
  const [isDirty, setDirty] = useState(false);
  const { problem, problemOf, isPending, submit } = useSubmission();
  const change = (set: typeof setKnown, id: string) => (value: string | null) => {
    setDirty(true);
    set((before) => ({ ...before, [id]: value ?? '' }));
  };
  return (
    <EditDrawer
      title={`Identifiers of ${row.name}`}
      submitLabel="Save identifiers"
      onSubmit={() =>
        void submit({}, async () => {
          await save({ identifiers: known, characteristics: told });
          onClose();
        })
      }
      onClose={onClose}
      isDirty={isDirty}
      isPending={isPending}
    >
      <Stack gap={24}>
        {problem && (
          <Banner tone="bad" urgent>
            {problem}
          </Banner>
        )}
        {identifiers.length > 0 && (
          <FieldGroup columns={2} title="Identifiers">
            {identifiers.map(({ uuid, name, description }) => (
              <TextField
                key={uuid}
                label={name}
                mono
                value={known[uuid] ?? ''}
                onChange={change(setKnown, uuid)}
                {...(description ? { description } : {})}
                {...problemOf(`identifiers.${uuid}`)}
              />
            ))}
          </FieldGroup>
        )}
        {characteristics.length > 0 && (
          <FieldGroup columns={2} title="Characteristics">
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
                  options={['', ...choices].map((each) => ({ id: each, label: each || 'Not said' }))}
                  value={told[uuid] ?? ''}
                  onChange={change(setTold, uuid)}
                />
              ) : (
                <TextField key={uuid} {...common} value={told[uuid] ?? ''} onChange={change(setTold, uuid)} />
              );
            })}
          </FieldGroup>
        )}
      </Stack>
    </EditDrawer>
  );
}
