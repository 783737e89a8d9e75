import type { Quote } from '@plumbline/api';
import { useQuoteLinksList } from '@plumbline/api/hooks/share-links';
import { href } from '@plumbline/app-kit';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { ActivityRail, type ActivityEntry } from '@plumbline/ui/ActivityRail';
import { LinkTabs } from '@plumbline/ui/LinkTabs';
import { useLocation, useSearchParams } from 'react-router';
import { withOpenings } from './quote-history.ts';
import { quotesMessages } from './messages.ts';

const Comments = lazyWithRetry(() =>
  import('@plumbline/app-kit/comments/comment-types').then((module) => module.Comments),
);

/** Side rail with the activity of a quote and the comments of its estimation. */
export function QuoteRail({
  quote,
  entries,
  takesFiles,
}: {
  quote: Quote;
  /** Activity of the quote, newest first. */
  entries: readonly ActivityEntry[];
  takesFiles: boolean;
}) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { data: links } = useQuoteLinksList(quote.uuid);
  const tab = search.get('rail') === 'comments' ? 'comments' : 'activity';
  return (
    <ActivityRail
      tabs={
        <LinkTabs
          isInset
          label={quotesMessages.quoteActivityAndComments}
          value={tab}
          items={[
            { id: 'activity', label: quotesMessages.activity, href: pathname },
            { id: 'comments', label: quotesMessages.comments, href: `${pathname}?rail=comments` },
          ]}
        />
      }
      entries={withOpenings(entries, quote.revision, links?.data ?? [])}
    >
      {tab === 'comments' && (
        <Comments
          propType="estimation"
          propId={quote.estimation_id}
          takesFiles={takesFiles}
          href={href('estimation-view', { uuid: quote.estimation_id })}
        />
      )}
    </ActivityRail>
  );
}
