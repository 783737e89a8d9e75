import { denied } from '@plumbline/app-kit/record/record-actions';
import { getEstimationWorkQuotePdfUrl } from '@plumbline/api/hooks/estimation';
import type { Quote } from '@plumbline/api';
import { showError } from '@plumbline/app-kit';
import { openFile } from '@plumbline/app-kit/navigation/open-in-tab';
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

export type QuoteFormName =
  'details' | 'tags' | 'revision' | 'links' | 'issue' | 'decision' | 'award' | 'compare';

/** What can be done with a revision, and why not. */
export function QuoteActions({
  quote,
  revisions,
  locked,
  isOver,
  setForm,
}: {
  quote: Quote;
  revisions: readonly Quote[];
  /** Why its words do not change; undefined where they do. */
  locked: string | undefined;
  /** The bid has ended already. */
  isOver: boolean;
  setForm: (form: QuoteFormName) => void;
}) {
  const mayEdit = useDecision({ app: 7, name: 'quote', type: 'e' });
  const mayAdd = useDecision({ app: 7, name: 'quote', type: 'a' });
  const mayAward = useDecision({ app: 7, name: 'estimation', type: 'e' });
  const [isPrinting, setPrinting] = useState(false);
  const isDraft = quote.status === 'Draft';
  const mayIssue = isDraft && quote.is_newest;
  const previous = revisions.find(({ revision }) => revision < quote.revision);
  const undecidable = quote.decision
    ? 'It was answered already.'
    : quote.status === 'Closed'
      ? 'It is closed. Hold it open again first.'
      : quote.is_active
        ? undefined
        : 'A newer revision replaced this one.';
  const print = async () => {
    setPrinting(true);
    try {
      await openFile(getEstimationWorkQuotePdfUrl(quote.estimation_id, quote.uuid));
    } catch (reason) {
      showError(reason);
    } finally {
      setPrinting(false);
    }
  };
  return (
    <>
      <Menu
        label="More actions"
        trigger={<IconButton icon={EllipsisIcon} label="More actions" />}
        items={[
          {
            id: 'details',
            label: 'Edit name, scope, validity and more',
            icon: PencilIcon,
            onAction: () => setForm('details'),
            ...(locked ? { disabledReason: locked } : {}),
          },
          {
            id: 'tags',
            label: 'Tags…',
            icon: TagIcon,
            onAction: () => setForm('tags'),
            ...denied(mayEdit),
          },
          ...(isDraft
            ? []
            : [
                {
                  id: 'decision',
                  label: 'Write down the answer…',
                  icon: SignatureIcon,
                  onAction: () => setForm('decision'),
                  ...(undecidable ? { disabledReason: undecidable } : denied(mayEdit)),
                },
              ]),
          // Before one is handed over, what changed is looked at, and another is seldom begun.
          ...(mayIssue
            ? [
                {
                  id: 'revision',
                  label: 'New revision…',
                  icon: GitBranchIcon,
                  onAction: () => setForm('revision'),
                  ...denied(mayAdd),
                },
              ]
            : []),
          ...(mayIssue && previous
            ? []
            : [
                {
                  id: 'compare',
                  label: 'Compare with another revision…',
                  icon: GitCompareIcon,
                  onAction: () => setForm('compare'),
                  ...(revisions.length < 2 ? { disabledReason: 'There is only one revision.' } : {}),
                },
              ]),
          {
            id: 'links',
            label: 'Share by link…',
            icon: LinkIcon,
            onAction: () => setForm('links'),
          },
        ]}
      />
      {mayIssue && previous && (
        <Button icon={GitCompareIcon} onPress={() => setForm('compare')}>
          {`Compare with R${previous.revision}`}
        </Button>
      )}
      <Button icon={FileTextIcon} isPending={isPrinting} onPress={() => void print()}>
        Preview PDF
      </Button>
      {!mayIssue && (
        <Button
          variant={quote.status === 'Accepted' ? 'secondary' : 'primary'}
          icon={GitBranchIcon}
          onPress={() => setForm('revision')}
          {...denied(mayAdd)}
        >
          New revision
        </Button>
      )}
      {quote.status === 'Accepted' && !isOver && (
        <Button variant="primary" icon={CheckIcon} onPress={() => setForm('award')} {...denied(mayAward)}>
          Award
        </Button>
      )}
      {mayIssue && (
        <Button variant="primary" icon={SendIcon} onPress={() => setForm('issue')} {...denied(mayEdit)}>
          Hand over
        </Button>
      )}
    </>
  );
}
