import type { Communication, TemplateModule } from '@plumbline/api';
import { communicationsCreate, communicationsRead, communicationsUpdate } from '@plumbline/api/hooks/setup';
import { CommunicationsCreateBody } from '@plumbline/api/schemas/setup';
import { FormDrawer, notifySaved } from '@plumbline/app-kit/form/FormDrawer';
import { changedOf, useVersionedSave } from '@plumbline/app-kit/form/use-versioned-save';
import { messages } from '@plumbline/validation/messages';
import { templateProblem } from '@plumbline/validation/setup';
import { useDecision } from '@plumbline/permissions/react';
import { useState } from 'react';
import type { CommunicationValues } from './CommunicationValues.ts';
import { TemplatePreview } from './TemplatePreview.tsx';
import { systemMessages } from './messages.ts';

const EMPTY_VALUES: CommunicationValues = {
  code: '',
  module: '',
  group: '',
  desc: '',
  email: true,
  sms: false,
  subject: '',
  body: '',
  sms_text: '',
};

function problemsOf(values: CommunicationValues, modules: readonly TemplateModule[]): Record<string, string> {
  const fieldNames = new Set(
    modules.find(({ module }) => module === values.module)?.fields.map(({ name }) => name),
  );
  const problems: Record<string, string> = {};
  if (values.module)
    for (const field of ['subject', 'body', 'sms_text'] as const) {
      const problem = templateProblem(values[field], fieldNames);
      if (problem) problems[field] = problem;
    }
  if (!values.email && !values.sms) problems['email'] = 'Choose Email, SMS or both.';
  if (values.email && !values.subject.trim()) problems['subject'] = messages.required;
  if (values.email && !values.body.trim()) problems['body'] = messages.required;
  if (values.sms && !values.sms_text.trim()) problems['sms_text'] = messages.required;
  return problems;
}

/** Form of a communication code: module, channels, subject and texts. */
export function CommunicationForm({
  row,
  modules,
  onClose,
  onSaved,
}: {
  row?: Communication;
  modules: readonly TemplateModule[];
  onClose: () => void;
  onSaved: () => void;
}) {
  const mayEdit = useDecision({ app: 4, name: 'communication', type: 'e' });
  const overwrite = useVersionedSave(row, ({ uuid }) => communicationsRead(uuid));
  const [initial] = useState<CommunicationValues>(
    row
      ? {
          ...EMPTY_VALUES,
          ...Object.fromEntries(Object.keys(EMPTY_VALUES).map((name) => [name, row[name as 'code']])),
        }
      : EMPTY_VALUES,
  );
  const [shown, setShown] = useState(initial);
  const module = modules.find((each) => each.module === shown.module);
  const fieldHelp = systemMessages.fieldsHint;
  return (
    <FormDrawer<CommunicationValues>
      title={row?.code ?? systemMessages.newCommunicationCode}
      onClose={onClose}
      schema={CommunicationsCreateBody}
      initial={initial}
      submitLabel={row ? systemMessages.saveCommunicationCode : systemMessages.createCommunicationCode}
      {...(row ? { decision: mayEdit } : {})}
      onValues={setShown}
      check={(values) => problemsOf(values, modules)}
      submit={async (values, key) => {
        const changed = changedOf(values, initial);
        if (row && Object.keys(changed).length === 0) return;
        if (row) await overwrite((version) => communicationsUpdate(row.uuid, { ...changed, version }));
        else await communicationsCreate(values, { headers: { 'idempotency-key': key } });
        notifySaved();
        onSaved();
      }}
      foot={({ insert }) => <TemplatePreview values={shown} module={module} onInsert={insert} />}
      sections={[
        {
          fields: [
            { name: 'code', label: systemMessages.code, kind: 'text', isRequired: true },
            {
              name: 'module',
              label: systemMessages.module,
              kind: 'select',
              options: modules.map((each) => ({ id: each.module, label: each.label })),
              isRequired: true,
            },
            { name: 'group', label: systemMessages.group, kind: 'text', isRequired: true },
            { name: 'desc', label: systemMessages.description, kind: 'area', isRequired: true, wide: true },
            { name: 'email', label: systemMessages.email, kind: 'switch' },
            { name: 'sms', label: systemMessages.sms, kind: 'switch' },
          ],
        },
        ...(shown.email
          ? [
              {
                title: systemMessages.email,
                fields: [
                  {
                    name: 'subject',
                    label: systemMessages.subject,
                    kind: 'text',
                    isRequired: true,
                    wide: true,
                  },
                  {
                    name: 'body',
                    label: systemMessages.body,
                    kind: 'area',
                    isRequired: true,
                    wide: true,
                    description: fieldHelp,
                  },
                ] as const,
              },
            ]
          : []),
        ...(shown.sms
          ? [
              {
                title: systemMessages.sms,
                fields: [
                  {
                    name: 'sms_text',
                    label: systemMessages.smsBody,
                    kind: 'area',
                    isRequired: true,
                    wide: true,
                    description: fieldHelp,
                  },
                ] as const,
              },
            ]
          : []),
      ]}
    />
  );
}
