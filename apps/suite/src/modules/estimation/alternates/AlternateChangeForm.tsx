import type { AlternateChange, EstimateGroup } from '@plumbline/api';
import { FormDrawer, notifySaved, type FormField } from '@plumbline/app-kit/form/FormDrawer';
import { messages } from '@plumbline/validation/messages';
import { useState } from 'react';
import { z } from 'zod';
import { changeKinds, type ChangeKind } from './alternate-changes.ts';
import { alternatesMessages as text } from './messages.ts';

interface Values {
  condition_id: string;
  /** Id of a line, or `whole` for the assembly. */
  line_id: string;
  kind: ChangeKind;
  value: string;
  assembly_id: string | null;
}
const schema = z.looseObject({ condition_id: z.string().min(1) });
const ofLines: readonly ChangeKind[] = ['quantity', 'unit_price', 'markup', 'remove'];
const ofWhole: readonly ChangeKind[] = ['remove', 'assembly'];
const isFigure = (kind: ChangeKind) => kind !== 'remove' && kind !== 'assembly';

/** Form of an alternate's change to a line or a whole assembly of the base bid. */
export function AlternateChangeForm({
  title,
  groups,
  save,
  onClose,
}: {
  title: string;
  groups: readonly EstimateGroup[];
  save: (change: AlternateChange) => Promise<void>;
  onClose: () => void;
}) {
  const [initial] = useState<Values>({
    condition_id: groups[0]?.condition_id ?? '',
    line_id: groups[0]?.lines[0]?.uuid ?? 'whole',
    kind: groups[0]?.lines[0] ? 'unit_price' : 'remove',
    value: '',
    assembly_id: null,
  });
  const [typed, setTyped] = useState(initial);
  const group = groups.find(({ condition_id }) => condition_id === typed.condition_id);
  const line = group?.lines.find(({ uuid }) => uuid === typed.line_id);
  const kinds = line ? ofLines : ofWhole;
  const kind = kinds.includes(typed.kind) ? typed.kind : (kinds[0] ?? 'remove');
  const now = line && isFigure(kind) ? line[kind as 'quantity' | 'unit_price' | 'markup'] : undefined;
  const fields: FormField<Values>[] = [
    {
      name: 'condition_id',
      label: text.assembly,
      // Searchable because an estimate can have hundreds of assemblies.
      kind: 'search',
      isRequired: true,
      options: groups.map(({ condition_id, code, name }) => ({ id: condition_id, label: `${code} ${name}` })),
      wide: true,
    },
    {
      name: 'line_id',
      label: text.line,
      kind: 'select',
      options: [
        ...(group?.lines ?? []).map(({ uuid, name, code }) => ({ id: uuid, label: name, description: code })),
        { id: 'whole', label: text.wholeAssembly },
      ],
      wide: true,
    },
    {
      name: 'kind',
      label: text.change,
      kind: 'select',
      options: kinds.map((id) => ({ id, label: changeKinds[id] })),
      wide: true,
    },
    ...(isFigure(kind)
      ? [
          {
            name: 'value' as const,
            label: kind === 'quantity' ? text.quantity : kind === 'unit_price' ? text.unitPrice : text.markup,
            kind: 'decimal' as const,
            unit:
              kind === 'markup' ? '%' : kind === 'quantity' ? (line?.unit ?? '') : `$/${line?.unit ?? ''}`,
            isRequired: true,
            ...(now === undefined ? {} : { description: text.baseBidValue(now) }),
          },
        ]
      : []),
    ...(kind === 'assembly'
      ? [
          {
            name: 'assembly_id' as const,
            label: text.newAssembly,
            kind: 'search' as const,
            reference: 'assembly',
            isRequired: true,
            description: text.measuredQuantityHint(group?.code ?? ''),
            wide: true,
          },
        ]
      : []),
  ];
  return (
    <FormDrawer<Values>
      title={title}
      onClose={onClose}
      schema={schema}
      initial={initial}
      submitLabel={text.addChange}
      onValues={(values, fill) => {
        const chosen = groups.find(({ condition_id }) => condition_id === values.condition_id);
        const first = chosen?.lines[0]?.uuid ?? 'whole';
        const line_id =
          values.line_id === 'whole' || chosen?.lines.some(({ uuid }) => uuid === values.line_id)
            ? values.line_id
            : first;
        const allowed = line_id === 'whole' ? ofWhole : ofLines;
        const next = allowed.includes(values.kind) ? values.kind : (allowed[0] ?? 'remove');
        // Assembly and line determine the options of the next fields.
        if (line_id !== values.line_id || next !== values.kind) fill({ line_id, kind: next });
        setTyped({ ...values, line_id, kind: next });
      }}
      check={(values): Record<string, string> => {
        if (isFigure(kind) && !values.value) return { value: messages.required };
        if (kind === 'assembly' && !values.assembly_id) return { assembly_id: messages.required };
        return {};
      }}
      submit={async (values) => {
        await save({
          kind,
          condition_id: values.condition_id,
          ...(line ? { line_id: line.uuid } : {}),
          ...(isFigure(kind) ? { value: values.value } : {}),
          ...(kind === 'assembly' && values.assembly_id ? { assembly_id: values.assembly_id } : {}),
        });
        notifySaved();
      }}
      sections={[{ fields }]}
    />
  );
}
