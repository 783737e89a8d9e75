import type { Quote } from '@plumbline/api';
import { quotesUpdate, useEstimationsListTagNames } from '@plumbline/api/hooks/estimation';
import { FormDrawer, notifySaved } from '@plumbline/app-kit/form/FormDrawer';
import { z } from 'zod';
import { quotesMessages } from './messages.ts';

const schema = z.looseObject({ tag_ids: z.array(z.string()).max(50) });

/** Form of a quote's tags. They are internal, so a sent revision can be tagged too. */
export function QuoteTagsForm({
  quote,
  onClose,
  onSaved,
}: {
  quote: Quote;
  onClose: () => void;
  onSaved: (quote: Quote) => void;
}) {
  const { data } = useEstimationsListTagNames();
  if (!data) return null;
  const names = new Set(data.data.map(({ uuid }) => uuid));
  return (
    <FormDrawer<{ tag_ids: string[] }>
      title={quotesMessages.editTagsForRevision(quote.number, quote.revision)}
      onClose={onClose}
      schema={schema}
      // Deleted tags are dropped because the field could not remove them.
      initial={{ tag_ids: (quote.tag_ids ?? []).filter((id) => names.has(id)) }}
      submitLabel={quotesMessages.saveTags}
      submit={async ({ tag_ids }) => {
        const answer = await quotesUpdate(quote.estimation_id, quote.uuid, {
          tag_ids,
          version: quote.version,
        });
        notifySaved();
        onSaved(answer.data);
      }}
      sections={[
        {
          fields: [
            {
              name: 'tag_ids',
              label: quotesMessages.tags,
              kind: 'choices',
              options: data.data.map(({ uuid, name }) => ({ id: uuid, label: name })),
              description: quotesMessages.tagsHint,
              wide: true,
            },
          ],
        },
      ]}
    />
  );
}
