import type { Task } from '@plumbline/api';
import { useNavigate } from 'react-router';
import { panelWords } from '../panel/use-full-width.ts';
import type { TaskPlaceProps } from '../TaskPlaceProps.ts';
import { rowHref } from './row-href.ts';
import type { ListAddress } from './use-list-address.ts';

/** The task whose panel is open beside a list, and how rows are opened and the panel is closed. */
export function useOpenTask(
  { place, view, named, base }: Pick<TaskPlaceProps, 'place' | 'view' | 'named' | 'base'>,
  { address, change }: Pick<ListAddress, 'address' | 'change'>,
) {
  const navigate = useNavigate();
  const hrefOf = (row: Task) => rowHref(row, place, view, address);
  return {
    openId: address.get('task') ?? named,
    hrefOf,
    open: (row: Task) => void navigate(hrefOf(row)),
    close: () => {
      if (named && base && !address.has('task')) void navigate(base);
      else change(panelWords(undefined));
    },
  };
}
