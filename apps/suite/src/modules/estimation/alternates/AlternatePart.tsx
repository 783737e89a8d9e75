import type { Alternate, AlternateUpdate, EstimateGroup } from '@plumbline/api';
import { showError } from '@plumbline/app-kit';
import { alternateAmount, alternateCode } from '@plumbline/quotes/alternate-items';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Checkbox } from '@plumbline/ui/Checkbox';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { DataTable, type Column } from '@plumbline/ui/DataTable';
import { NameCell } from '@plumbline/ui/WorksheetCells';
import { IconButton } from '@plumbline/ui/IconButton';
import { Inline } from '@plumbline/ui/Inline';
import { ListCard } from '@plumbline/ui/ListCard';
import { Menu } from '@plumbline/ui/Menu';
import { Section } from '@plumbline/ui/RecordLayout';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { EllipsisIcon, PencilIcon, PlusIcon, Trash2Icon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { AlternateChangeForm } from './AlternateChangeForm.tsx';
import { AlternateForm } from './AlternateForm.tsx';
import { AlternateLineForm } from './AlternateLineForm.tsx';
import { changeRows, type ChangeRow } from './alternate-changes.ts';
import { alternatesMessages } from './messages.ts';

const columns: Column<ChangeRow>[] = [
  {
    id: 'name',
    header: alternatesMessages.change,
    accessor: (row) => row.name,
    cell: (row) => <NameCell isStrong name={row.name} detail={row.detail} />,
    width: 340,
    minWidth: 160,
  },
  {
    id: 'before',
    header: alternatesMessages.baseBid,
    accessor: (row) => row.before,
    align: 'end',
    width: 110,
  },
  {
    id: 'after',
    header: alternatesMessages.alternate,
    accessor: (row) => row.after,
    align: 'end',
    width: 110,
  },
  {
    id: 'difference',
    header: alternatesMessages.difference,
    accessor: (row) => alternateAmount(row.difference),
    align: 'end',
    width: 110,
  },
];

type Open = 'name' | 'change' | 'line' | 'remove' | { line: number };

function AlternateMenu({ code, onOpen }: { code: string; onOpen: (open: 'name' | 'remove') => void }) {
  return (
    <Menu
      label={alternatesMessages.actionsFor(code)}
      placement="bottom end"
      trigger={<IconButton icon={EllipsisIcon} size="sm" label={alternatesMessages.actionsFor(code)} />}
      items={[
        {
          id: 'name',
          label: alternatesMessages.editAlternateMenu,
          icon: PencilIcon,
          onAction: () => onOpen('name'),
        },
        {
          id: 'remove',
          label: alternatesMessages.deleteAlternate,
          icon: Trash2Icon,
          tone: 'danger',
          onAction: () => onOpen('remove'),
        },
      ]}
    />
  );
}

/** Problems of an alternate and its overlaps with others. */
function AlternateWarnings({ alternate: { problems, overlaps } }: { alternate: Alternate }) {
  if (problems.length === 0 && overlaps.length === 0) return null;
  return (
    <Banner tone="warn">
      {[
        ...problems,
        ...(overlaps.length > 0 ? [alternatesMessages.overlapWarning(overlaps.join(', '))] : []),
      ].join(' ')}
    </Banner>
  );
}

/** Changes of an alternate to the lines of the estimate. */
function ChangesTable({
  label,
  rows,
  isReadOnly,
  onEditLine,
  onRemove,
}: {
  label: string;
  rows: readonly ChangeRow[];
  isReadOnly: boolean;
  /** Called with the index of the alternate's own line. */
  onEditLine: (line: number) => void;
  onRemove: (row: ChangeRow) => void;
}) {
  return (
    <DataTable<ChangeRow>
      label={label}
      variant="document"
      frame="card"
      columns={columns}
      rows={rows}
      getRowId={(row) => row.id}
      rowLabel={(row) => row.name}
      hasCardActions
      cardView={(row) => (
        <ListCard
          title={row.name}
          figure={alternateAmount(row.difference)}
          subtitle={row.detail}
          meta={[alternatesMessages.baseBidAmount(row.before), `alternate ${row.after}`]}
        />
      )}
      {...(isReadOnly
        ? {}
        : {
            rowActions: (row: ChangeRow) => [
              ...(row.of.kind === 'line'
                ? [
                    {
                      id: 'edit',
                      label: alternatesMessages.editLineMenu,
                      icon: PencilIcon,
                      onAction: () => onEditLine(row.of.at),
                    },
                  ]
                : []),
              {
                id: 'back',
                label:
                  row.of.kind === 'line' ? alternatesMessages.removeLine : alternatesMessages.removeChange,
                icon: Trash2Icon,
                onAction: () => onRemove(row),
              },
            ],
          })}
    />
  );
}

/** Section of one alternate: accepted state, changes and price. */
export function AlternatePart({
  estimation,
  alternate,
  groups,
  denied,
  save,
  remove,
  reload,
}: {
  estimation: string;
  alternate: Alternate;
  groups: readonly EstimateGroup[];
  /** Reason why the alternate cannot be changed. */
  denied?: string;
  save: (change: Omit<AlternateUpdate, 'version'>) => Promise<void>;
  remove: () => Promise<void>;
  reload: () => void;
}) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const { number, name, changes, lines } = alternate;
  const title = alternatesMessages.alternateNumberAndName(number, name);
  const rows = changeRows(alternate, groups);
  const mayNot = denied ? { disabledReason: denied } : {};
  const without = ({ of }: ChangeRow) =>
    save(
      of.kind === 'change'
        ? { changes: changes.filter((_, at) => at !== of.at) }
        : { lines: lines.filter((_, at) => at !== of.at) },
    ).catch(showError);
  const editing = typeof open === 'object' ? lines[open.line] : undefined;
  return (
    <Section
      title={title}
      actions={
        <Inline gap={8}>
          <Text weight="strong" wrap="none">
            {alternateAmount(alternate.amount)}
          </Text>
          {!denied && <AlternateMenu code={alternateCode(number)} onOpen={setOpen} />}
        </Inline>
      }
    >
      <Stack gap={12}>
        <Checkbox
          label={alternatesMessages.includeInTotal}
          isSelected={alternate.accepted}
          isDisabled={denied !== undefined}
          onChange={(accepted) => void save({ accepted }).catch(showError)}
        />
        {alternate.description && <Text tone="muted">{alternate.description}</Text>}
        <AlternateWarnings alternate={alternate} />
        {rows.length > 0 && (
          <ChangesTable
            label={alternatesMessages.changesIn(alternateCode(number))}
            rows={rows}
            isReadOnly={denied !== undefined}
            onEditLine={(line) => setOpen({ line })}
            onRemove={(row) => void without(row)}
          />
        )}
        <Inline gap={8} wraps>
          <Button size="sm" icon={PlusIcon} onPress={() => setOpen('change')} {...mayNot}>
            {alternatesMessages.addChange}
          </Button>
          <Button size="sm" icon={PlusIcon} onPress={() => setOpen('line')} {...mayNot}>
            {alternatesMessages.addLine}
          </Button>
        </Inline>
      </Stack>
      {open === 'name' && (
        <AlternateForm estimation={estimation} alternate={alternate} onClose={close} onSaved={reload} />
      )}
      {open === 'change' && (
        <AlternateChangeForm
          title={alternatesMessages.changeInAlternate(number)}
          groups={groups}
          onClose={close}
          save={(change) => save({ changes: [...changes, change] })}
        />
      )}
      {(open === 'line' || editing) && (
        <AlternateLineForm
          title={alternatesMessages.lineOfAlternate(editing ? 'Edit line' : 'New line', number)}
          {...(editing ? { line: editing } : {})}
          onClose={close}
          save={(line) =>
            save({
              lines: editing ? lines.map((each) => (each === editing ? line : each)) : [...lines, line],
            })
          }
        />
      )}
      {open === 'remove' && (
        <ConfirmDialog
          isOpen
          title={alternatesMessages.deleteAlternateQuestion(number)}
          confirmLabel={alternatesMessages.deleteAlternate}
          tone="danger"
          onConfirm={remove}
          onOpenChange={(isOpen) => !isOpen && close()}
        >
          {alternatesMessages.deleteConfirm(name)}
        </ConfirmDialog>
      )}
    </Section>
  );
}
