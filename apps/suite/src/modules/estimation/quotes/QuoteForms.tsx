import type { Estimation, Quote } from '@plumbline/api';
import {
  quoteLinksCreate,
  quoteLinksReadAddress,
  quoteLinksRevoke,
  useQuoteLinksList,
} from '@plumbline/api/hooks/share-links';
import { href } from '@plumbline/app-kit';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import type { Decision } from '@plumbline/permissions';
import { useNavigate } from 'react-router';
import { CompareDrawer } from './CompareDrawer.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { IssueForm } from './IssueForm.tsx';
import type { QuoteFormName } from './QuoteActions.tsx';
import { QuoteDetailsForm } from './QuoteDetailsForm.tsx';
import { QuoteForm } from './QuoteForm.tsx';
import { QuoteTagsForm } from './QuoteTagsForm.tsx';
import { OutcomeForm } from '../versions/OutcomeForm.tsx';

const LinksDialog = lazyWithRetry(() =>
  import('@plumbline/app-kit/share-links/LinksDialog').then((module) => module.LinksDialog),
);
const linkCalls = {
  useList: useQuoteLinksList,
  create: quoteLinksCreate,
  readAddress: quoteLinksReadAddress,
  revoke: quoteLinksRevoke,
};

interface QuoteFormsProps {
  /** Form that is open, if any. */
  form: QuoteFormName | undefined;
  onClose: () => void;
  estimation: Estimation;
  quote: Quote;
  /** Revisions of the quote's number, newest first. */
  revisions: readonly Quote[];
  /** Right to edit quotes; share links require it. */
  mayEdit: Decision;
  /** Shows a saved quote. */
  onSaved: (quote: Quote) => void;
  /** Reads the quotes again. */
  reload: () => Promise<void>;
  /** Reads the history again. */
  reloadHistory: () => void;
}

/** Forms and dialogs of a quote's actions. */
export function QuoteForms({
  form,
  onClose,
  estimation,
  quote,
  revisions,
  mayEdit,
  onSaved,
  reload,
  reloadHistory,
}: QuoteFormsProps) {
  const navigate = useNavigate();
  const [newest] = revisions;
  return (
    <>
      {form === 'details' && <QuoteDetailsForm quote={quote} onClose={onClose} onSaved={onSaved} />}
      {form === 'tags' && <QuoteTagsForm quote={quote} onClose={onClose} onSaved={onSaved} />}
      {form === 'issue' && (
        <IssueForm estimation={estimation} quote={quote} onClose={onClose} onSaved={onSaved} />
      )}
      {form === 'decision' && <DecisionForm quote={quote} onClose={onClose} onSaved={onSaved} />}
      {form === 'award' && (
        <OutcomeForm row={estimation} quote={quote} onClose={onClose} onSaved={() => void reload()} />
      )}
      {form === 'compare' && <CompareDrawer quote={quote} revisions={revisions} onClose={onClose} />}
      {form === 'links' && (
        <LinksDialog
          uuid={quote.uuid}
          name={`${quote.number} R${quote.revision}`}
          calls={linkCalls}
          mayShare={mayEdit}
          onClose={() => {
            onClose();
            reloadHistory();
          }}
        />
      )}
      {form === 'revision' && (
        <QuoteForm
          estimation={estimation}
          {...(newest ? { previous: newest } : {})}
          onClose={onClose}
          onSaved={({ uuid }) => {
            void reload().then(() =>
              navigate(href('estimation-quote', { uuid: estimation.uuid, quoteId: uuid })),
            );
            reloadHistory();
          }}
        />
      )}
    </>
  );
}
