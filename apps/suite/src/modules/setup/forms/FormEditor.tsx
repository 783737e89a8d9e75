import { ApiError, type FormDefinition, type FormGroup } from '@plumbline/api';
import { formsUpdate, useFormsRead, useFormsReadUsage } from '@plumbline/api/hooks/forms';
import { href } from '@plumbline/app-kit';
import { DiscardDialog } from '@plumbline/app-kit/form/DiscardDialog';
import { useDraft } from '@plumbline/app-kit/form/use-draft';
import { errorText, isStale, showError } from '@plumbline/app-kit/data/error-message';
import { notifySaved } from '@plumbline/app-kit/form/FormDrawer';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { useDecision } from '@plumbline/permissions/react';
import { checkForm, formModuleKeys, type FormProblem } from '@plumbline/validation/forms';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { FormBuilder } from '@plumbline/ui/FormBuilder';
import { Inline } from '@plumbline/ui/Inline';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { Trash2Icon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import {
  addField,
  bringBack,
  changeField,
  changesOf,
  draftOf,
  lostOf,
  moveField,
  moveGroup,
  storedOf,
  takenOff,
  type DraftGroup,
} from './draft.ts';
import { FieldEditor } from './FieldEditor.tsx';
import { FormPreview } from './FormPreview.tsx';
import { GroupTitles } from './GroupTitles.tsx';
import { kinds } from './kinds.ts';
import { RetiredFields } from './RetiredFields.tsx';
import { formsMessages } from './messages.ts';

/** Editor of an entity's form: groups, fields and their order. */
export default function FormEditor() {
  const { id = 'global' } = useParams();
  const { data, error, mutate } = useFormsRead(id);
  // A failed revalidation does not discard the draft being edited.
  if (error && data?.data.module !== id) return <Failed error={error} onRetry={() => void mutate()} />;
  if (data?.data.module !== id)
    return <Skeleton shape="card" count={2} label={formsMessages.loadingTheForm} />;
  return <Editor key={id} form={data.data} reload={async () => (await mutate())?.data.version} />;
}

/** Scrolls an error into view after saving from further down the form. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

interface Draft {
  groups: DraftGroup[];
  /** Version of the form that the draft is based on. */
  version: number;
  base: readonly FormGroup[];
}

function Editor({
  form,
  reload,
}: {
  form: FormDefinition;
  /** Revalidates the form. @returns the stored version. */
  reload: () => Promise<number | undefined>;
}) {
  const { module, noun, label } = form;
  const { data: usage, mutate: reloadUsage } = useFormsReadUsage(module);
  const mayEdit = useDecision({ app: 4, name: 'form', type: 'e' });
  const refresh = useRevalidate('/setup/forms');
  const kept: Draft = { groups: draftOf(form.groups), version: form.version, base: form.groups };
  const draft = useDraft<Draft>(`form ${module}`, kept);
  // Open the field named in the address; stored fields use their code as key.
  const [address] = useSearchParams();
  const requestedField = address.get('field') ?? undefined;
  const [openId, setOpen] = useState(requestedField);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);
  // A draft left behind by a save that completed after leaving equals the stored form and counts as unchanged.
  const changes = draft.isChanged ? changesOf(form.groups, draft.value.groups) : [];
  const isDraft = changes.length > 0;
  const { groups, version, base } = isDraft ? draft.value : kept;
  const stored = new Map(form.groups.flatMap(({ fields }) => fields.map((field) => [field.code, field])));
  const write = (next: DraftGroup[]) => {
    if (!mayEdit.allowed) return;
    draft.change({ groups: next, version, base });
    setErrors({});
    setProblem(undefined);
  };
  // Detected by a rejected save or by revalidation.
  const isBehind = isDraft && version !== form.version;
  const lost = isBehind ? lostOf(base, form.groups, groups) : [];
  const count = groups.reduce((sum, { fields }) => sum + fields.length, 0);

  /** Shows each problem beside its field or group and opens the first invalid field. */
  const refuse = (faults: readonly FormProblem[]) => {
    setErrors(Object.fromEntries(faults.map(({ at, message }) => [at, message])));
    const first = groups
      .flatMap(({ fields }) => fields)
      .find(({ code }) => faults.some(({ at }) => at === code));
    if (first) setOpen(first.key);
  };
  /** @param over version to replace; by default the one the draft is based on. */
  const save = async (over = version) => {
    setProblem(undefined);
    const key = formModuleKeys.find((each) => each === module);
    const faults = key ? checkForm(key, storedOf(groups), form) : [];
    if (faults[0]) {
      refuse(faults);
      setProblem(faults[0].message);
      return;
    }
    setSaving(true);
    try {
      await formsUpdate(module, { version: over, groups: storedOf(groups) });
      draft.discard();
      setOpen(undefined);
      notifySaved();
      refresh();
      void reload();
      void reloadUsage();
    } catch (reason) {
      if (reason instanceof ApiError && reason.errors.length > 0)
        refuse(reason.errors.map(({ field: at, message }) => ({ at, message })));
      // After revalidation the conflict banner above the form lists the other changes.
      const isShown = isStale(reason) && ![undefined, over].includes(await reload());
      if (!isShown) setProblem(errorText(reason));
    } finally {
      setSaving(false);
    }
  };
  const remove = (key: string) => {
    setOpen(undefined);
    write(groups.map((group) => ({ ...group, fields: group.fields.filter((field) => field.key !== key) })));
  };

  return (
    <>
      <FormBuilder
        label={module === 'global' ? formsMessages.globalForm : `${label} form`}
        header={
          <Stack gap={12}>
            <PageHeader
              title={module === 'global' ? formsMessages.globalForm : `${label} form`}
              aside={`${count} ${count === 1 ? 'field' : 'fields'}`}
              description={
                module === 'global'
                  ? formsMessages.globalFormDescription
                  : formsMessages.formDescription(/^[aeiou]/.test(noun) ? 'an' : 'a', noun)
              }
              backHref={href('setup-form-list')}
              backLabel={formsMessages.dynamicForms}
            />
            {isBehind && (
              <div ref={intoView}>
                <Banner tone="warn" isUrgent title={formsMessages.formConflict}>
                  <Stack gap={12}>
                    <Text size="small">
                      {lost.length > 0
                        ? formsMessages.formConflictLosses(lost.join(', '))
                        : formsMessages.formConflictSafe}
                    </Text>
                    <Inline gap={8} wraps>
                      <Button size="sm" onPress={() => setDiscarding(true)}>
                        {formsMessages.keepTheirVersion}
                      </Button>
                      <Button
                        size="sm"
                        variant="danger"
                        isPending={isSaving}
                        onPress={() => void save(form.version).catch(showError)}
                        {...denied(mayEdit)}
                      >
                        {formsMessages.replaceTheirVersion}
                      </Button>
                    </Inline>
                  </Stack>
                </Banner>
              </div>
            )}
            {problem && (
              <div ref={intoView}>
                <Banner tone="bad" isUrgent>
                  {problem}
                </Banner>
              </div>
            )}
          </Stack>
        }
        groups={groups.map((group) => ({
          id: group.id,
          title: group.title || formsMessages.untitledGroup,
          ...(errors[group.id] ? { error: errors[group.id] } : {}),
          fields: group.fields.map((field) => ({
            id: field.key,
            label: field.label || formsMessages.newField,
            code: field.code,
            kind: kinds[field.kind].label,
            icon: kinds[field.kind].icon,
            isRequired: field.required,
            ...(field.isAlwaysRequired ? { requiredReason: formsMessages.requiredHint } : {}),
            ...(errors[field.code] ? { error: errors[field.code] } : {}),
          })),
        }))}
        {...(openId ? { openId } : {})}
        onOpenChange={setOpen}
        {...(mayEdit.allowed
          ? {
              editor: ({ id }) => {
                const field = groups.flatMap(({ fields }) => fields).find(({ key }) => key === id);
                return field ? (
                  <FieldEditor
                    field={field}
                    stored={field.isNew ? undefined : stored.get(field.code)}
                    usage={usage?.data[field.code] ?? 0}
                    onChange={(part) => write(changeField(groups, form, id, part))}
                    onRemove={() => remove(id)}
                  />
                ) : null;
              },
              onMoveField: (key, place) => write(moveField(groups, key, place)),
              onMoveGroup: (id, index) => write(moveGroup(groups, id, index)),
              onRequiredChange: (key, required) => write(changeField(groups, form, key, { required })),
              onAdd: (groupId) => {
                const field = addField(groups, form, groupId);
                write(
                  groups.map((group) =>
                    group.id === groupId ? { ...group, fields: [...group.fields, field] } : group,
                  ),
                );
                setOpen(field.key);
              },
              groupMenuOf: (group) => [
                {
                  id: 'remove',
                  label: formsMessages.removeGroup,
                  icon: Trash2Icon,
                  onAction: () => write(groups.filter(({ id }) => id !== group.id)),
                  ...(group.fields.length > 0 ? { disabledReason: formsMessages.groupNotEmptyReason } : {}),
                },
              ],
            }
          : {})}
        foot={
          <>
            <GroupTitles groups={groups} onChange={write} decision={mayEdit} />
            <RetiredFields
              fields={takenOff(groups, form)}
              usage={usage?.data ?? {}}
              decision={mayEdit}
              onRestore={(field) => write(bringBack(groups, form, field))}
            />
          </>
        }
        preview={
          <FormPreview
            title={module === 'global' ? formsMessages.everyForm : formsMessages.newNoun(noun)}
            groups={[...groups, ...draftOf(form.global)]}
          />
        }
        {...(isDraft
          ? {
              save: {
                message: `${changes.length === 1 ? '1 change' : `${changes.length} changes`}: ${changes.slice(0, 3).join(', ')}${changes.length > 3 ? ' …' : ''}`,
                saveLabel: formsMessages.saveChanges,
                onSave: () => void save().catch(showError),
                onDiscard: () => setDiscarding(true),
                isSaving,
                ...denied(mayEdit),
              },
            }
          : {})}
      />
      <DiscardDialog
        isOpen={isDiscarding}
        onOpenChange={setDiscarding}
        onDiscard={() => {
          draft.discard();
          setErrors({});
          setProblem(undefined);
          setOpen(undefined);
        }}
      />
    </>
  );
}
