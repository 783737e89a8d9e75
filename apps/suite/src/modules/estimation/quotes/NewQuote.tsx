import type { Estimation } from '@plumbline/api';
import { useQuotesList } from '@plumbline/api/hooks/estimation';
import { QuoteForm } from './QuoteForm.tsx';

/** Quote form that starts from the previous revision once it is loaded. */
export function NewQuote({
  estimation,
  onClose,
  onSaved,
}: {
  estimation: Estimation;
  onClose: () => void;
  onSaved: (uuid: string) => void;
}) {
  const { data, error, mutate } = useQuotesList(estimation.uuid);
  if (!data && !error) return null;
  const previous = data?.data[0];
  return (
    <QuoteForm
      estimation={estimation}
      {...(previous ? { previous } : {})}
      onClose={onClose}
      onSaved={(quote) => {
        void mutate();
        onSaved(quote.uuid);
      }}
    />
  );
}
