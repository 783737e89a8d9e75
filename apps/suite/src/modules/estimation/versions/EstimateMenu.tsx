import type { Estimation, Quote } from '@plumbline/api';
import { useQuotesList } from '@plumbline/api/hooks/estimation';
import { useDecision } from '@plumbline/permissions/react';
import { IconButton } from '@plumbline/ui/IconButton';
import { Menu, type MenuItem } from '@plumbline/ui/Menu';
import { BookmarkIcon, CheckIcon, EllipsisIcon, LockIcon, XIcon } from '@plumbline/ui/icons';
import { useState, type ReactNode } from 'react';
import { FreezeForm } from './FreezeForm.tsx';
import { KeepForm } from './KeepForm.tsx';
import { OutcomeForm } from './OutcomeForm.tsx';
import { versionsMessages } from './messages.ts';

type Open = 'keep' | 'freeze' | 'lost' | Quote;

/** Menu items that save a version, freeze, award or lose an estimate; empty without the right to edit. */
export function useEstimateMenu(
  row: Estimation,
  onChanged: () => void,
): { items: MenuItem[]; dialogs: ReactNode } {
  const { uuid, frozen, outcome } = row;
  const mayEdit = useDecision({ app: 7, name: 'estimation', type: 'e' });
  const maySeeQuotes = useDecision({ app: 7, name: 'quote', type: 'v' });
  const quotes = useQuotesList(uuid, {
    swr: { enabled: maySeeQuotes.allowed && row.quotes > 0 && !outcome },
  });
  const [open, setOpen] = useState<Open>();
  if (!mayEdit.allowed) return { items: [], dialogs: null };
  const accepted = quotes.data?.data.find(({ status }) => status === 'Accepted');
  const close = () => setOpen(undefined);
  const items: MenuItem[] = [
    {
      id: 'keep',
      label: versionsMessages.saveVersionMenu,
      icon: BookmarkIcon,
      onAction: () => setOpen('keep'),
    },
    // The banner of a frozen estimate has the action to unfreeze.
    ...(frozen
      ? []
      : [
          {
            id: 'freeze',
            label: versionsMessages.freezeEstimateMenu,
            icon: LockIcon,
            onAction: () => setOpen('freeze'),
          },
        ]),
    ...(outcome
      ? []
      : [
          ...(maySeeQuotes.allowed
            ? [
                {
                  id: 'award',
                  label: versionsMessages.awardBidMenu,
                  icon: CheckIcon,
                  onAction: () => accepted && setOpen(accepted),
                  ...(accepted
                    ? {}
                    : {
                        disabledReason: versionsMessages.awardUnavailableReason,
                      }),
                },
              ]
            : []),
          {
            id: 'lost',
            label: versionsMessages.markAsLostMenu,
            icon: XIcon,
            onAction: () => setOpen('lost'),
          },
        ]),
  ];
  return {
    items,
    dialogs: (
      <>
        {open === 'keep' && <KeepForm estimation={uuid} onClose={close} onSaved={onChanged} />}
        {open === 'freeze' && <FreezeForm row={row} onClose={close} onSaved={onChanged} />}
        {open === 'lost' && <OutcomeForm row={row} onClose={close} onSaved={onChanged} />}
        {typeof open === 'object' && (
          <OutcomeForm row={row} quote={open} onClose={close} onSaved={onChanged} />
        )}
      </>
    ),
  };
}

/** The items as a menu button beside the actions of a page. */
export function EstimateMenu({ items }: { items: readonly MenuItem[] }) {
  if (items.length === 0) return null;
  return (
    <Menu
      label={versionsMessages.moreEstimateActions}
      trigger={<IconButton icon={EllipsisIcon} label={versionsMessages.moreEstimateActions} />}
      items={items}
    />
  );
}
