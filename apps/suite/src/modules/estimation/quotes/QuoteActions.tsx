import { denied } from '@plumbline/app-kit/record/record-actions';
import { getQuotesDownloadPdfUrl } from '@plumbline/api/hooks/estimation';
import type { Quote } from '@plumbline/api';
import { showError } from '@plumbline/app-kit';
import { openInTab } from '@plumbline/app-kit/navigation/open-in-tab';
import { useDecision } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { IconButton } from '@plumbline/ui/IconButton';
import { Menu } from '@plumbline/ui/Menu';
import {
  CheckIcon,
  EllipsisIcon,
  FileTextIcon,
  GitBranchIcon,
  GitCompareIcon,
  LinkIcon,
  PencilIcon,
  SendIcon,
  SignatureIcon,
  TagIcon,
} from '@plumbline/ui/icons';
import { useState } from 'react';
import { quotesMessages } from './messages.ts';

export type QuoteFormName =
  | 'details'
  | 'tags'
  | 'revision'
  | 'links'
  | 'issue'
  | 'decision'
  | 'award'
  | 'compare';

interface QuoteActionsProps {
  quote: Quote;
  revisions: readonly Quote[];
  /** Reason why the revision cannot be edited; undefined if it can. */
  locked: string | undefined;
  /** The bid was already awarded or lost. */
  isOver: boolean;
  setForm: (form: QuoteFormName) => void;
}

/** Menu of the actions that have no button of their own. */
function QuoteMenu({
  quote,
  revisions,
  locked,
  previous,
  setForm,
}: Omit<QuoteActionsProps, 'isOver'> & {
  /** Revision that a button outside of the menu compares with. */
  previous: Quote | undefined;
}) {
  const mayEdit = useDecision({ app: 7, name: 'quote', type: 'e' });
  const mayAdd = useDecision({ app: 7, name: 'quote', type: 'a' });
  const isDraft = quote.status === 'Draft';
  const undecidable = quote.decision
    ? quotesMessages.alreadyRespondedReason
    : quote.status === 'Closed'
      ? quotesMessages.quoteClosedReason
      : quote.is_active
        ? undefined
        : quotesMessages.supersededReason;
  return (
    <Menu
      label={quotesMessages.moreActions}
      trigger={<IconButton icon={EllipsisIcon} label={quotesMessages.moreActions} />}
      items={[
        {
          id: 'details',
          label: quotesMessages.editDetailsMenu,
          icon: PencilIcon,
          onAction: () => setForm('details'),
          ...(locked ? { disabledReason: locked } : {}),
        },
        {
          id: 'tags',
          label: quotesMessages.editTagsMenu,
          icon: TagIcon,
          onAction: () => setForm('tags'),
          ...denied(mayEdit),
        },
        ...(isDraft
          ? []
          : [
              {
                id: 'decision',
                label: quotesMessages.recordResponseMenu,
                icon: SignatureIcon,
                onAction: () => setForm('decision'),
                ...(undecidable ? { disabledReason: undecidable } : denied(mayEdit)),
              },
            ]),
        // Before sending, comparing is more useful than starting another revision.
        ...(isDraft && quote.is_newest
          ? [
              {
                id: 'revision',
                label: quotesMessages.newRevisionMenu,
                icon: GitBranchIcon,
                onAction: () => setForm('revision'),
                ...denied(mayAdd),
              },
            ]
          : []),
        ...(previous
          ? []
          : [
              {
                id: 'compare',
                label: quotesMessages.compareMenu,
                icon: GitCompareIcon,
                onAction: () => setForm('compare'),
                ...(revisions.length < 2 ? { disabledReason: quotesMessages.onlyRevisionReason } : {}),
              },
            ]),
        {
          id: 'links',
          label: quotesMessages.shareByLinkMenu,
          icon: LinkIcon,
          onAction: () => setForm('links'),
        },
      ]}
    />
  );
}

/** Actions of a revision, each with the reason if it is disabled. */
export function QuoteActions({ quote, revisions, locked, isOver, setForm }: QuoteActionsProps) {
  const mayEdit = useDecision({ app: 7, name: 'quote', type: 'e' });
  const mayAdd = useDecision({ app: 7, name: 'quote', type: 'a' });
  const mayAward = useDecision({ app: 7, name: 'estimation', type: 'e' });
  const [isPrinting, setPrinting] = useState(false);
  const isDraft = quote.status === 'Draft';
  const mayIssue = isDraft && quote.is_newest;
  const previous = revisions.find(({ revision }) => revision < quote.revision);
  const print = async () => {
    setPrinting(true);
    try {
      await openInTab(getQuotesDownloadPdfUrl(quote.estimation_id, quote.uuid));
    } catch (reason) {
      showError(reason);
    } finally {
      setPrinting(false);
    }
  };
  return (
    <>
      <QuoteMenu
        quote={quote}
        revisions={revisions}
        locked={locked}
        previous={mayIssue ? previous : undefined}
        setForm={setForm}
      />
      {mayIssue && previous && (
        <Button icon={GitCompareIcon} onPress={() => setForm('compare')}>
          {quotesMessages.compareWithRevision(previous.revision)}
        </Button>
      )}
      <Button icon={FileTextIcon} isPending={isPrinting} onPress={() => void print()}>
        {quotesMessages.previewPdf}
      </Button>
      {!mayIssue && (
        <Button
          variant={quote.status === 'Accepted' ? 'secondary' : 'primary'}
          icon={GitBranchIcon}
          onPress={() => setForm('revision')}
          {...denied(mayAdd)}
        >
          {quotesMessages.newRevision}
        </Button>
      )}
      {quote.status === 'Accepted' && quote.is_active && !isOver && (
        <Button variant="primary" icon={CheckIcon} onPress={() => setForm('award')} {...denied(mayAward)}>
          {quotesMessages.awardBid}
        </Button>
      )}
      {mayIssue && (
        <Button variant="primary" icon={SendIcon} onPress={() => setForm('issue')} {...denied(mayEdit)}>
          {quotesMessages.sendQuote}
        </Button>
      )}
    </>
  );
}
