import type { Estimation } from '@plumbline/api';
import { useEstimatesReadStaleness } from '@plumbline/api/hooks/estimation';
import { href } from '@plumbline/app-kit';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { useDecision } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { BannerWithActions } from '../versions/BannerWithActions.tsx';
import { stalenessTitle } from './staleness-text.ts';
import { stalenessMessages } from './messages.ts';

const OutdatedDrawer = lazyWithRetry(() =>
  import('./OutdatedDrawer.tsx').then((module) => module.OutdatedDrawer),
);
const NewQuote = lazyWithRetry(() => import('../quotes/NewQuote.tsx').then((module) => module.NewQuote));

/** Banner of an estimate whose prices, materials or sheets have changed, with the amount and actions. */
export function OutdatedBanner({ estimation, onChanged }: { estimation: Estimation; onChanged: () => void }) {
  const { uuid, is_stale: isStale, frozen, quotes } = estimation;
  const [open, setOpen] = useState<'changes' | 'quote'>();
  const mayQuote = useDecision({ app: 7, name: 'quote', type: 'a' });
  const navigate = useNavigate();
  const isAsked = isStale && !frozen;
  const { data, mutate } = useEstimatesReadStaleness(uuid, { swr: { enabled: isAsked } });
  const staleness = isAsked ? data?.data : undefined;
  if (!staleness?.reasons.length) return null;
  const first = staleness.reasons.slice(0, 2).map(({ text }) => text);
  const more = staleness.reasons.length - first.length;
  return (
    <>
      <BannerWithActions
        tone="warn"
        title={stalenessTitle(staleness)}
        actions={
          <>
            <Button size="sm" onPress={() => setOpen('changes')}>
              {stalenessMessages.viewChanges}
            </Button>
            {quotes > 0 && mayQuote.allowed && (
              <Button size="sm" variant="ghost" onPress={() => setOpen('quote')}>
                {stalenessMessages.draftRevision}
              </Button>
            )}
          </>
        }
      >
        {[...first, ...(more > 0 ? [stalenessMessages.moreChanges(more)] : [])].join(' ')}
      </BannerWithActions>
      {open === 'changes' && (
        <OutdatedDrawer
          estimation={estimation}
          staleness={staleness}
          onClose={() => setOpen(undefined)}
          onSeen={() => {
            setOpen(undefined);
            void mutate();
            onChanged();
          }}
        />
      )}
      {open === 'quote' && (
        <NewQuote
          estimation={estimation}
          onClose={() => setOpen(undefined)}
          onSaved={(quoteId) => {
            onChanged();
            void navigate(href('estimation-quote', { uuid, quoteId }));
          }}
        />
      )}
    </>
  );
}
