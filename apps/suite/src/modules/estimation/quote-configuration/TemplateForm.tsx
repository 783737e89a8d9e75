import type { InclusionExclusionTemplate } from '@plumbline/api';
import {
  inclusionExclusionTemplatesCreate,
  inclusionExclusionTemplatesRead,
  inclusionExclusionTemplatesUpdate,
  useInclusionExclusionsList,
} from '@plumbline/api/hooks/estimation';
import { InclusionExclusionTemplatesCreateBody } from '@plumbline/api/schemas/estimation';
import { FormDrawer, notifySaved } from '@plumbline/app-kit/form/FormDrawer';
import { changedOf, useVersionedSave } from '@plumbline/app-kit/form/use-versioned-save';
import { useDecision } from '@plumbline/permissions/react';
import { useState } from 'react';
import { quoteConfigurationMessages } from './messages.ts';

interface Values {
  name: string;
  description: string;
  is_default: boolean;
  included: string[];
  excluded: string[];
}

/** Form of an inclusion/exclusion template. */
export function TemplateForm({
  template,
  onClose,
  onSaved,
}: {
  template?: InclusionExclusionTemplate;
  onClose: () => void;
  onSaved: () => void;
}) {
  const { data } = useInclusionExclusionsList({ limit: -1, sort: 'tag,name' });
  const rows = data?.data;
  if (!rows) return null;
  return <Loaded rows={rows} {...(template ? { template } : {})} onClose={onClose} onSaved={onSaved} />;
}

function Loaded({
  rows,
  template,
  onClose,
  onSaved,
}: {
  rows: readonly {
    uuid: string;
    name: string;
    tag?: string;
    calculation: string;
    default_inclusion: string;
  }[];
  template?: InclusionExclusionTemplate;
  onClose: () => void;
  onSaved: () => void;
}) {
  const mayEdit = useDecision({ app: 7, name: 'quoteConfiguration', type: 'e' });
  const overwrite = useVersionedSave(template, ({ uuid }) => inclusionExclusionTemplatesRead(uuid));
  const of = (kind: string) => rows.filter((row) => row.default_inclusion === kind);
  const chosen = template?.inclusion_exclusion ?? [];
  const chosenOf = (kind: string) => {
    const ids = new Set(of(kind).map(({ uuid }) => uuid));
    return chosen.filter((id) => ids.has(id));
  };
  const [initial] = useState<Values>({
    name: template?.name ?? '',
    description: template?.description ?? '',
    is_default: template?.is_default ?? false,
    included: chosenOf('inclusion'),
    excluded: chosenOf('exclusion'),
  });
  const optionsOf = (kind: string) =>
    of(kind).map(({ uuid, name, tag, calculation }) => ({
      id: uuid,
      label: name,
      ...(tag || calculation ? { description: [tag, calculation].filter(Boolean).join(' · ') } : {}),
    }));
  return (
    <FormDrawer<Values>
      title={
        template
          ? quoteConfigurationMessages.editName(template.name)
          : quoteConfigurationMessages.newInclusionExclusionTemplate
      }
      onClose={onClose}
      schema={InclusionExclusionTemplatesCreateBody.omit({ inclusion_exclusion: true }).loose()}
      initial={initial}
      submitLabel={
        template ? quoteConfigurationMessages.saveTemplate : quoteConfigurationMessages.createTemplate
      }
      {...(template ? { decision: mayEdit } : {})}
      submit={async ({ included, excluded, ...words }, key) => {
        const values = { ...words, inclusion_exclusion: [...included, ...excluded] };
        const { included: wasIn, excluded: wasOut, ...was } = initial;
        const changed = changedOf(values, { ...was, inclusion_exclusion: [...wasIn, ...wasOut] });
        if (template && Object.keys(changed).length === 0) return;
        if (template)
          await overwrite((version) =>
            inclusionExclusionTemplatesUpdate(template.uuid, { ...changed, version }),
          );
        else await inclusionExclusionTemplatesCreate(values, { headers: { 'idempotency-key': key } });
        notifySaved();
        onSaved();
      }}
      sections={[
        {
          fields: [
            {
              name: 'name',
              label: quoteConfigurationMessages.name,
              kind: 'text',
              isRequired: true,
              wide: true,
            },
            { name: 'description', label: quoteConfigurationMessages.description, kind: 'area', wide: true },
            {
              name: 'is_default',
              label: quoteConfigurationMessages.default,
              kind: 'switch',
              description: quoteConfigurationMessages.defaultClausesHint,
            },
          ],
        },
        {
          title: quoteConfigurationMessages.contents,
          fields: [
            {
              name: 'included',
              label: quoteConfigurationMessages.inclusions,
              kind: 'choices',
              options: optionsOf('inclusion'),
              wide: true,
            },
            {
              name: 'excluded',
              label: quoteConfigurationMessages.exclusions,
              kind: 'choices',
              options: optionsOf('exclusion'),
              wide: true,
            },
          ],
        },
      ]}
    />
  );
}
