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
import { quoteConfigurationMessages } from './messages.ts';

/** Editor of a quote template: document, preview and settings. */
export default function QuoteTemplate() {
  const { uuid = '' } = useParams();
  const { data, error, mutate } = useQuoteTemplatesRead(uuid);
  if (error && !data) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data)
    return <Skeleton shape="line" count={10} label={quoteConfigurationMessages.loadingTheTemplate} />;
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
      description={quoteConfigurationMessages.quoteTemplateDescription}
      backHref={href('estimation-quote-template-list')}
      backLabel={quoteConfigurationMessages.quoteTemplates}
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
          title: quoteConfigurationMessages.document,
          description: quoteConfigurationMessages.documentHint,
          fields: [
            {
              name: 'template',
              label: quoteConfigurationMessages.document,
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
          title: quoteConfigurationMessages.preview,
          description: quoteConfigurationMessages.previewDescription,
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
          title: quoteConfigurationMessages.templateSettings,
          fields: [
            { name: 'name', label: quoteConfigurationMessages.name, kind: 'text', isRequired: true },
            {
              name: 'type',
              label: quoteConfigurationMessages.type,
              kind: 'select',
              options: [
                { id: 'BasicTemplate', label: quoteConfigurationMessages.basic },
                { id: 'ChangeOrderTemplate', label: quoteConfigurationMessages.changeOrder },
              ],
              isRequired: true,
            },
            {
              name: 'is_default',
              label: quoteConfigurationMessages.default,
              kind: 'switch',
              description: quoteConfigurationMessages.defaultTemplateHint,
            },
            {
              name: 'description',
              label: quoteConfigurationMessages.description,
              kind: 'area',
              description: quoteConfigurationMessages.descriptionHint,
              wide: true,
            },
          ],
        },
      ]}
    />
  );
}
