import type { AlternateOwnLine, Estimate, EstimateItem } from '@plumbline/api';
import { estimateItemsCreate, estimateItemsRemove, useConditionsList } from '@plumbline/api/hooks/estimation';
import { showError } from '@plumbline/app-kit';
import { Button } from '@plumbline/ui/Button';
import { Menu, type MenuItem } from '@plumbline/ui/Menu';
import { PlusIcon } from '@plumbline/ui/icons';
import { toast } from '@plumbline/ui/toast';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useSaveEstimateItem } from './useSaveEstimateItem.ts';
import { estimatesMessages as text } from './messages.ts';

const LineForm = lazy(() =>
  import('../alternates/AlternateLineForm.tsx').then(({ AlternateLineForm }) => ({
    default: AlternateLineForm,
  })),
);
const ConditionForm = lazy(() =>
  import('../takeoff/ConditionForm.tsx').then((module) => ({ default: module.ConditionForm })),
);

/** An item as it was when its form opened, with the version of the estimate. */
interface OpenItem {
  item: EstimateItem;
  seen: number;
}
type Open = 'assembly' | 'line' | 'lump' | OpenItem;
/** Unit of a lump sum. */
const LUMP_SUM = 'LS';
export const isLumpSum = ({ unit, lump_cost, unit_price, labor_unit }: EstimateItem): boolean =>
  unit === LUMP_SUM && lump_cost !== undefined && unit_price === undefined && labor_unit === undefined;

/** Adds assemblies, lines and lump sums to an estimate, and changes those without take-off. */
export function useEstimateItems(
  uuid: string,
  {
    estimate,
    canEdit,
    reload,
  }: {
    estimate: Estimate;
    canEdit: boolean;
    /** Called after a change. */
    reload: () => void;
  },
): {
  /** Menu button; undefined without the right to edit. */
  addMenu: ReactNode;
  dialogs: ReactNode;
  edit: (item: EstimateItem) => void;
  remove: (item: EstimateItem) => void;
} {
  const [open, setOpen] = useState<Open>();
  const conditions = useConditionsList(uuid, { swr: { enabled: open === 'assembly' } });
  const close = () => setOpen(undefined);
  const opened = typeof open === 'object' ? open : undefined;
  const item = opened?.item;
  const saveItem = useSaveEstimateItem(uuid, estimate);
  const save = async ({ uuid: _uuid, ...line }: AlternateOwnLine) => {
    if (opened) await saveItem.save(opened, line);
    else await estimateItemsCreate(uuid, line, { headers: { 'idempotency-key': crypto.randomUUID() } });
    reload();
  };
  const remove = async (gone: EstimateItem) => {
    await estimateItemsRemove(uuid, gone.uuid);
    reload();
    const { uuid: _uuid, version: _version, code: _code, ...line } = gone;
    toast.success(text.lineRemoved(gone.name), {
      action: {
        label: text.undo,
        onPress: () => {
          estimateItemsCreate(uuid, line, { headers: { 'idempotency-key': crypto.randomUUID() } })
            .then(reload)
            .catch(showError);
        },
      },
    });
  };
  const isLump = open === 'lump' || (item !== undefined && isLumpSum(item));
  const items: MenuItem[] = [
    {
      id: 'assembly',
      label: text.addAssembly,
      description: text.addAssemblyHint,
      onAction: () => setOpen('assembly'),
    },
    { id: 'line', label: text.addLine, description: text.addLineHint, onAction: () => setOpen('line') },
    { id: 'lump', label: text.addLumpSum, description: text.addLumpSumHint, onAction: () => setOpen('lump') },
  ];
  return {
    addMenu: canEdit && (
      <Menu
        label={text.add}
        items={items}
        trigger={
          <Button size={estimate.groups.length ? 'sm' : 'md'} icon={PlusIcon}>
            {text.add}
          </Button>
        }
      />
    ),
    dialogs: (
      <Suspense fallback={null}>
        {open === 'assembly' && conditions.data && (
          <ConditionForm
            estimationId={uuid}
            conditions={conditions.data.data}
            onClose={close}
            onSaved={() => {
              close();
              reload();
            }}
          />
        )}
        {open !== undefined && open !== 'assembly' && (
          <LineForm
            title={item ? text.editLine(item.code) : isLump ? text.addLumpSumTitle : text.addLineTitle}
            {...(item ? { line: item } : {})}
            isLumpSum={isLump}
            save={save}
            onClose={close}
          />
        )}
        {saveItem.dialog}
      </Suspense>
    ),
    edit: (edited) => setOpen({ item: edited, seen: estimate.version }),
    remove: (gone) => void remove(gone).catch(showError),
  };
}
