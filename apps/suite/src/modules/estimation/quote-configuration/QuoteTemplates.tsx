import type { QuoteTemplate } from '@plumbline/api';
import { quoteTemplateChoicesList, quoteTemplatesCreate } from '@plumbline/api/hooks/estimation';
import { quoteTemplateKind } from '@plumbline/api/kinds/quoteTemplate';
import { href, showError } from '@plumbline/app-kit';
import { KindForm } from '@plumbline/app-kit/kind/lazy';
import { KindList } from '@plumbline/app-kit/kind/KindList';
import { denied } from '@plumbline/app-kit/record';
import { useRefresh } from '@plumbline/app-kit/refresh';
import { useDecision } from '@plumbline/permissions/react';
import { toast } from '@plumbline/ui/toast';
import { CopyIcon, FileTextIcon } from '@plumbline/ui/icons';
import { useNavigate } from 'react-router';
import { copyName } from '../quote-template-rules.ts';

/** How quotes and change orders are written out; each is edited on a page of its own. */
export default function QuoteTemplates() {
  const navigate = useNavigate();
  const mayAdd = useDecision({ app: 7, name: 'quoteConfiguration', type: 'a' });
  const refresh = useRefresh('/estimations/');
  const open = (uuid: string) => void navigate(href('estimation-quote-template', { uuid }));
  const copy = async ({ name, type, description, template }: QuoteTemplate) => {
    try {
      const { data: others } = await quoteTemplateChoicesList();
      const taken = others.map((each) => each.name);
      const { data } = await quoteTemplatesCreate(
        { name: copyName(name, taken), type, description: description ?? '', template: template ?? '' },
        { headers: { 'idempotency-key': crypto.randomUUID() } },
      );
      refresh();
      toast.success(`${data.name} is made.`);
      open(data.uuid);
    } catch (reason) {
      showError(reason);
    }
  };
  return (
    <KindList
      kind={quoteTemplateKind}
      icon={FileTextIcon}
      text="A template is the document that a quote is written out by: your words, with fields for the customer, the figures and the clauses."
      columns={['name', 'type', 'description', 'is_default', 'drafts']}
      rowActions={(row) => [
        {
          id: 'copy',
          label: 'Make a copy',
          icon: CopyIcon,
          onAction: () => void copy(row),
          ...denied(mayAdd),
        },
      ]}
      form={({ record, given, onClose, onSaved }) => (
        <KindForm
          kind={quoteTemplateKind}
          record={record}
          given={given}
          onClose={onClose}
          onSaved={(row) => {
            onSaved();
            // A new one is written on its own page.
            if (!record) open(row.uuid);
          }}
        />
      )}
    />
  );
}
