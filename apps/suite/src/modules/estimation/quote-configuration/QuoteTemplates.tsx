import { quoteTemplateKind } from '@plumbline/api/kinds/quoteTemplate';
import { href } from '@plumbline/app-kit';
import { KindForm } from '@plumbline/app-kit/form/lazy';
import { KindList } from '@plumbline/app-kit/list/ResourceList';
import { FileTextIcon } from '@plumbline/ui/icons';
import { useNavigate } from 'react-router';

/** How quotes and change orders are written out; each is edited on a page of its own. */
export default function QuoteTemplates() {
  const navigate = useNavigate();
  const open = (uuid: string) => void navigate(href('estimation-quote-template', { uuid }));
  return (
    <KindList
      kind={quoteTemplateKind}
      icon={FileTextIcon}
      text="A template is the document that a quote is written out by: your words, with fields for the customer, the figures and the clauses."
      columns={['name', 'type', 'description', 'is_default', 'drafts']}
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
