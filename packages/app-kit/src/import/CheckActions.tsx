import { Button } from '@plumbline/ui/Button';
import { IconButton } from '@plumbline/ui/IconButton';
import { EllipsisIcon } from '@plumbline/ui/icons';
import { useIsPhone } from '@plumbline/ui/media';
import { Menu } from '@plumbline/ui/Menu';
import { rowsOf } from './import-text.ts';
import { importMessages } from './messages.ts';

interface CheckActionsProps {
  /** Number of rows that can be imported. */
  good: number;
  isSending: boolean;
  /** Reason why the import cannot start. */
  refusal: string | undefined;
  onRun: () => void;
  /** Returns to the column mapping. */
  onColumns: () => void;
  onCancel: () => void;
}

/** Actions for checked rows; secondary actions are in a menu on phones. */
export function CheckActions({ good, isSending, refusal, onRun, onColumns, onCancel }: CheckActionsProps) {
  const isPhone = useIsPhone();
  const back = [
    { id: 'cancel', label: importMessages.cancelImport, onAction: onCancel },
    { id: 'columns', label: importMessages.columns, onAction: onColumns },
  ];
  return (
    <>
      {isPhone ? (
        <Menu
          label={importMessages.moreActions}
          trigger={<IconButton icon={EllipsisIcon} label={importMessages.moreActions} />}
          items={back}
        />
      ) : (
        back.map(({ id, label, onAction }) => (
          <Button key={id} onPress={onAction}>
            {label}
          </Button>
        ))
      )}
      <Button
        variant="primary"
        isPending={isSending}
        onPress={onRun}
        {...(refusal ? { disabledReason: refusal } : {})}
      >
        {importMessages.importRowsOf(rowsOf(good))}
      </Button>
    </>
  );
}
