import { formsUpdate, useFormsList } from '@plumbline/api/hooks/forms';
import type { FormDefinition, FormEntry } from '@plumbline/api';
import { useDraft } from '@plumbline/app-kit/form/use-draft';
import { isStale, showError } from '@plumbline/app-kit/data/error-message';
import { notifySaved } from '@plumbline/app-kit/form/FormDrawer';
import { staleText } from '@plumbline/app-kit/form/use-versioned-save';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { useFatalError } from '@plumbline/app-kit/data/load-errors';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { useDecision } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { DataTable } from '@plumbline/ui/DataTable';
import { Inline } from '@plumbline/ui/Inline';
import { LinkTabs } from '@plumbline/ui/LinkTabs';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { SegmentedControl } from '@plumbline/ui/SegmentedControl';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { useIsPhone } from '@plumbline/ui/media';
import { toast } from '@plumbline/ui/toast';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { draftOf } from './draft.ts';
import { FormPreview } from './FormPreview.tsx';
import { formsMessages } from './messages.ts';

/** Sets the width of each form field: half or full. */
export default function Alignment() {
  const { data, error, mutate } = useFormsList();
  const [address] = useSearchParams();
  if (useFatalError(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="card" count={2} label={formsMessages.loadingTheForms} />;
  const forms = data.data.filter(
    ({ module, groups }) => module !== 'global' || groups.some((group) => group.fields.length),
  );
  const form = forms.find(({ module }) => module === address.get('form')) ?? forms[0];
  if (!form) return null;
  return (
    <Stack gap={16} padding={24}>
      <PageHeader title={formsMessages.formAlignment} description={formsMessages.alignmentDescription} />
      <LinkTabs
        label={formsMessages.forms}
        value={form.module}
        items={forms.map(({ module, label }) => ({ id: module, label, href: `?form=${module}` }))}
      />
      <Widths key={form.module} form={form} />
    </Stack>
  );
}

type Width = FormEntry['width'];

function Widths({ form }: { form: FormDefinition }) {
  const mayEdit = useDecision({ app: 4, name: 'form', type: 'e' });
  const refresh = useRevalidate('/setup/forms');
  const isPhone = useIsPhone();
  // Stored by field code, so that concurrent changes of other fields are kept.
  const draft = useDraft<{ widths: Record<string, Width> }>(`alignment ${form.module}`, { widths: {} });
  const [isSaving, setSaving] = useState(false);
  const { widths } = draft.value;
  const groups = form.groups.map((group) => ({
    ...group,
    fields: group.fields.map((field) => ({ ...field, width: widths[field.code] ?? field.width })),
  }));
  const isChanged = JSON.stringify(groups) !== JSON.stringify(form.groups);
  const save = async () => {
    setSaving(true);
    try {
      await formsUpdate(form.module, { version: form.version, groups });
      draft.discard();
      notifySaved();
    } catch (reason) {
      if (isStale(reason)) toast.warning(staleText);
      else showError(reason);
    } finally {
      refresh();
      setSaving(false);
    }
  };
  const rows = groups.flatMap((group) =>
    group.fields.map((field) => ({ ...field, id: field.code, group: group.title })),
  );
  return (
    <Stack gap={16}>
      <DataTable
        label={formsMessages.formFieldWidths(form.label)}
        variant="document"
        frame="card"
        rows={rows}
        rowLabel={({ label }) => label}
        columns={[
          {
            id: 'label',
            header: formsMessages.field,
            width: isPhone ? 150 : 220,
            accessor: ({ label }) => label,
          },
          // On phones the table shows only the columns needed for editing.
          ...(isPhone
            ? []
            : [
                {
                  id: 'group',
                  header: formsMessages.group,
                  width: 160,
                  isMuted: true,
                  accessor: ({ group }: (typeof rows)[number]) => group,
                },
              ]),
          {
            id: 'width',
            header: formsMessages.width,
            width: isPhone ? 130 : 240,
            cell: ({ code, label, width }) => (
              <SegmentedControl
                label={formsMessages.widthOf(label)}
                size="sm"
                value={width}
                isDisabled={!mayEdit.allowed}
                onChange={(next) => draft.change({ widths: { ...widths, [code]: next } })}
                options={[
                  { id: 'half', label: formsMessages.half },
                  { id: 'full', label: formsMessages.full },
                ]}
              />
            ),
          },
        ]}
      />
      <Inline gap={8}>
        <Button
          variant="primary"
          isPending={isSaving}
          onPress={() => void save()}
          {...(isChanged ? denied(mayEdit) : { disabledReason: formsMessages.noChangesToSave })}
        >
          {formsMessages.saveChanges}
        </Button>
        <Button isDisabled={!isChanged} onPress={draft.discard}>
          {formsMessages.discardChanges}
        </Button>
      </Inline>
      <FormPreview title={formsMessages.preview} level={2} groups={draftOf([...groups, ...form.global])} />
    </Stack>
  );
}
