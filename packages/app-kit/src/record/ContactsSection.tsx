import type { ContactMapping } from '@plumbline/api';
import { contactEntity } from '@plumbline/api/entities/contact';
import { searchEntity, type Entity } from '@plumbline/api/entities';
import type { Decision } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { ComboBox } from '@plumbline/ui/ComboBox';
import { Dialog } from '@plumbline/ui/Dialog';
import { Inline } from '@plumbline/ui/Inline';
import { Stack } from '@plumbline/ui/Stack';
import { Switch } from '@plumbline/ui/Switch';
import { TextField } from '@plumbline/ui/TextField';
import { PencilIcon, PlusIcon, Trash2Icon, UsersIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { recordHref } from '../custom/record-href.ts';
import { errorText, showError } from '../data/error-message.ts';
import { denied } from './record-actions.tsx';
import { LazyResourceForm } from '../form/lazy.tsx';
import { SectionTable } from './SectionTable.tsx';
import type { RecordSection } from './RecordScreen.tsx';
import { recordMessages } from './messages.ts';

type AnyEntity = Pick<
  Entity<{ uuid: string }>,
  'name' | 'one' | 'useContacts' | 'mapContacts' | 'unmapContact'
>;

function ContactDialog({
  mapping,
  onSave,
  onNew,
  mayMake,
  onClose,
}: {
  /** Contact whose role is edited; undefined adds a contact. */
  mapping: ContactMapping | undefined;
  onSave: (value: { contact_id: string; role: string; is_primary: boolean }) => Promise<void>;
  onNew: () => void;
  mayMake: Decision;
  onClose: () => void;
}) {
  const [contact, setContact] = useState<string | null>(mapping?.contact_id ?? null);
  const [role, setRole] = useState(mapping?.role ?? '');
  const [isPrimary, setPrimary] = useState(mapping?.is_primary ?? false);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    if (!contact) {
      setProblem(recordMessages.contactMissing);
      return;
    }
    setSaving(true);
    try {
      await onSave({ contact_id: contact, role, is_primary: isPrimary });
      onClose();
    } catch (reason) {
      setProblem(errorText(reason));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={mapping ? mapping.contact_name : recordMessages.addContact}
      footer={
        <Inline gap={8} justify="end" isFullWidth>
          {!mapping && (
            <Button onPress={onNew} {...denied(mayMake)}>
              {recordMessages.newContact}
            </Button>
          )}
          <Button onPress={onClose}>{recordMessages.cancel}</Button>
          <Button variant="primary" onPress={() => void save()} isPending={isSaving}>
            {mapping ? recordMessages.save : recordMessages.addContact}
          </Button>
        </Inline>
      }
    >
      <Stack gap={16}>
        {!mapping && (
          <ComboBox
            label={recordMessages.contact}
            isRequired
            value={contact}
            onChange={(next) => {
              setContact(next);
              setProblem(undefined);
            }}
            onSearch={(search) => searchEntity('contact', search)}
            {...(problem ? { errorMessage: problem } : {})}
          />
        )}
        <TextField
          label={recordMessages.role}
          description={recordMessages.roleHint}
          value={role}
          onChange={setRole}
          {...(mapping && problem ? { errorMessage: problem } : {})}
        />
        <Switch label={recordMessages.primaryContact} isSelected={isPrimary} onChange={setPrimary} />
      </Stack>
    </Dialog>
  );
}

/** Record part with the contacts of a record. */
export function useContactsSection(
  entity: AnyEntity,
  row: { uuid: string },
  title: string,
  mayEdit: Decision,
  /** Initial values of a contact created here. */
  overrides: Readonly<Record<string, unknown>> = {},
): RecordSection {
  const { useContacts, mapContacts, unmapContact } = entity;
  if (!useContacts || !mapContacts || !unmapContact) throw new Error(`${entity.name} has no contacts`);
  const loaded = useContacts(row.uuid);
  const { data, mutate } = loaded;
  const [editing, setEditing] = useState<ContactMapping | 'add' | 'new'>();
  const mayMake = useDecision({ app: 1, name: 'contact', type: 'a' });
  const list = data?.data ?? [];
  const add = (
    <Button icon={PlusIcon} size="sm" onPress={() => setEditing('add')} {...denied(mayEdit)}>
      {recordMessages.addContact}
    </Button>
  );
  const map = async (value: { contact_id: string; role?: string; is_primary?: boolean }) => {
    await mapContacts(row.uuid, { contacts: [value] });
    await mutate();
  };
  return {
    id: 'contacts',
    label: recordMessages.contacts,
    count: data && list.length,
    ...(list.length ? { actions: add } : {}),
    content: (
      <>
        <SectionTable
          of={loaded}
          label={recordMessages.contacts}
          rows={list}
          getRowId={(each) => each.uuid}
          rowLabel={(each) => each.contact_name}
          rowHref={(each) => recordHref('contact', each.contact_id)}
          rowActions={(each) => [
            {
              id: 'edit',
              label: recordMessages.editRoleMenu,
              icon: PencilIcon,
              onAction: () => setEditing(each),
              ...denied(mayEdit),
            },
            {
              id: 'remove',
              label: recordMessages.remove,
              icon: Trash2Icon,
              tone: 'danger',
              onAction: () =>
                void unmapContact(row.uuid, each.contact_id)
                  .catch(showError)
                  .finally(() => void mutate()),
              ...denied(mayEdit),
            },
          ]}
          columns={[
            {
              id: 'name',
              header: recordMessages.name,
              type: 'person',
              accessor: (each) => ({ name: each.contact_name }),
              width: 190,
            },
            {
              id: 'role',
              header: recordMessages.role,
              accessor: (each) =>
                [each.role || each.title, each.is_primary ? 'primary contact' : '']
                  .filter(Boolean)
                  .join(' · '),
              width: 190,
            },
            { id: 'phone', header: recordMessages.phone, accessor: (each) => each.phone, width: 120 },
            {
              id: 'email',
              header: recordMessages.email,
              accessor: (each) => each.email,
              width: 210,
              isMuted: true,
            },
          ]}
          empty={{
            icon: UsersIcon,
            title: recordMessages.noContactsYet,
            children: recordMessages.contactsEmpty(title),
            action: mayEdit.allowed && add,
          }}
        />
        {editing && editing !== 'new' && (
          <ContactDialog
            mapping={editing === 'add' ? undefined : editing}
            onSave={map}
            onNew={() => setEditing('new')}
            mayMake={mayMake}
            onClose={() => setEditing(undefined)}
          />
        )}
        {editing === 'new' && (
          <LazyResourceForm
            entity={contactEntity}
            given={overrides}
            onClose={() => setEditing(undefined)}
            onSaved={({ uuid }) => void map({ contact_id: uuid })}
          />
        )}
      </>
    ),
  };
}
