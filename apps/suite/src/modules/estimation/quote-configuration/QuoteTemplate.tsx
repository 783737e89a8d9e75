import type { QuoteTemplate as Template } from '@plumbline/api';
import { quoteTemplatesUpdate, useQuoteTemplatesRead } from '@plumbline/api/hooks/estimation';
import { QuoteTemplatesUpdateBody } from '@plumbline/api/schemas/estimation';
import { href } from '@plumbline/app-kit';
import { SettingsScreen } from '@plumbline/app-kit/settings/SettingsScreen';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { useDecision } from '@plumbline/permissions/react';
import { DocumentEditor } from '@plumbline/ui/DocumentEditor';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { quoteBlocks, quoteFields } from '@plumbline/validation';
import { useParams } from 'react-router';
import { QuoteTemplatePreview } from './QuoteTemplatePreview.tsx';

/** Editor of a quote template: document, preview and settings. */
export default function QuoteTemplate() {
  const { uuid = '' } = useParams();
  const { data, error, mutate } = useQuoteTemplatesRead(uuid);
  if (error && !data) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="line" count={10} label="Loading the template" />;
  return (
    <Loaded
      key={uuid}
      template={data.data}
      put={(row) => void mutate({ success: true, data: row }, { revalidate: false })}
      reload={async () => (await mutate())?.data.version}
    />
  );
}

function Loaded({
  template,
  put,
  reload,
}: {
  template: Template;
  put: (row: Template) => void;
  reload: () => Promise<number | undefined>;
}) {
  const mayEdit = useDecision({ app: 7, name: 'quoteConfiguration', type: 'e' });
  const initial = {
    name: template.name,
    type: template.type,
    is_default: template.is_default ?? false,
    description: template.description ?? '',
    template: template.template ?? '',
  };
  return (
    <SettingsScreen<Template, typeof initial>
      title={template.name}
      description="The document layout of quotes on screen, for the customer and in the PDF. Quotes already sent do not change."
      backHref={href('estimation-quote-template-list')}
      backLabel="Quote templates"
      draftName={`quote template ${template.uuid}`}
      row={template}
      initial={initial}
      decision={mayEdit}
      schema={QuoteTemplatesUpdateBody}
      save={(changed) => quoteTemplatesUpdate(template.uuid, changed)}
      reload={reload}
      onSaved={put}
      sections={[
        {
          id: 'document',
          title: 'Document',
          description:
            'Insert fields for the quote’s text and figures, and blocks for its lines, totals and clauses. Press Alt and an arrow key to move the block at the cursor.',
          fields: [
            {
              name: 'template',
              label: 'Document',
              kind: 'area',
              wide: true,
              control: ({ label, value, onChange, errorMessage, ref }) => (
                <DocumentEditor
                  label={label}
                  value={value}
                  onChange={onChange}
                  fields={quoteFields}
                  blocks={quoteBlocks}
                  isDisabled={!mayEdit.allowed}
                  errorMessage={errorMessage}
                  {...(ref ? { ref } : {})}
                />
              ),
            },
          ],
        },
        {
          id: 'preview',
          title: 'Preview',
          description: 'Shows a real quote with this template, including unsaved changes.',
          foot: (values) => (
            <QuoteTemplatePreview
              templateId={template.uuid}
              html={values.template}
              isChanged={values.template !== initial.template}
            />
          ),
        },
        {
          id: 'about',
          title: 'Template settings',
          fields: [
            { name: 'name', label: 'Name', kind: 'text', isRequired: true },
            {
              name: 'type',
              label: 'Type',
              kind: 'select',
              options: [
                { id: 'BasicTemplate', label: 'Basic' },
                { id: 'ChangeOrderTemplate', label: 'Change order' },
              ],
              isRequired: true,
            },
            {
              name: 'is_default',
              label: 'Default',
              kind: 'switch',
              description: 'Used for new quotes of this type.',
            },
            {
              name: 'description',
              label: 'Description',
              kind: 'area',
              description: 'Internal. Not shown to the customer.',
              wide: true,
            },
          ],
        },
      ]}
    />
  );
}
