import type { Estimation, Quote } from '@plumbline/api';
import { useEstimationWorkQuotes } from '@plumbline/api/hooks/estimation';
import { useDecision } from '@plumbline/permissions/react';
import { IconButton } from '@plumbline/ui/IconButton';
import { Menu, type MenuItem } from '@plumbline/ui/Menu';
import { BookmarkIcon, CheckIcon, EllipsisIcon, LockIcon, XIcon } from '@plumbline/ui/icons';
import { useState, type ReactNode } from 'react';
import { FreezeForm } from './FreezeForm.tsx';
import { KeepForm } from './KeepForm.tsx';
import { OutcomeForm } from './OutcomeForm.tsx';

type Open = 'keep' | 'freeze' | 'lost' | Quote;

/** Menu items that save a version, freeze, award or lose an estimate; empty without the right to edit. */
export function useEstimateMenu(
  row: Estimation,
  onChanged: () => void,
): { items: MenuItem[]; dialogs: ReactNode } {
  const { uuid, frozen, outcome } = row;
  const mayEdit = useDecision({ app: 7, name: 'estimation', type: 'e' });
  const maySeeQuotes = useDecision({ app: 7, name: 'quote', type: 'v' });
  const quotes = useEstimationWorkQuotes(uuid, {
    swr: { enabled: maySeeQuotes.allowed && row.quotes > 0 && !outcome },
  });
  const [open, setOpen] = useState<Open>();
  if (!mayEdit.allowed) return { items: [], dialogs: null };
  const accepted = quotes.data?.data.find(({ status }) => status === 'Accepted');
  const close = () => setOpen(undefined);
  const items: MenuItem[] = [
    {
      id: 'keep',
      label: 'Save version…',
      icon: BookmarkIcon,
      onAction: () => setOpen('keep'),
    },
    // The banner of a frozen estimate has the action to unfreeze.
    ...(frozen
      ? []
      : [{ id: 'freeze', label: 'Freeze estimate…', icon: LockIcon, onAction: () => setOpen('freeze') }]),
    ...(outcome
      ? []
      : [
          ...(maySeeQuotes.allowed
            ? [
                {
                  id: 'award',
                  label: 'Award bid…',
                  icon: CheckIcon,
                  onAction: () => accepted && setOpen(accepted),
                  ...(accepted
                    ? {}
                    : {
                        disabledReason:
                          'No quote revision is accepted. Record the response in the quote first.',
                      }),
                },
              ]
            : []),
          {
            id: 'lost',
            label: 'Mark as lost…',
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
      label="More estimate actions"
      trigger={<IconButton icon={EllipsisIcon} label="More estimate actions" />}
      items={items}
    />
  );
}
