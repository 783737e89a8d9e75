import { Button } from '@plumbline/ui/Button';
import { IconButton } from '@plumbline/ui/IconButton';
import { EllipsisIcon } from '@plumbline/ui/icons';
import { useIsPhone } from '@plumbline/ui/media';
import { Menu } from '@plumbline/ui/Menu';
import { rowsOf } from './import-text.ts';

interface CheckActionsProps {
  /** Rows that can be imported as they are. */
  good: number;
  isSending: boolean;
  /** Why nothing can be imported now. */
  refusal: string | undefined;
  onRun: () => void;
  /** Back to what the columns mean. */
  onColumns: () => void;
  onCancel: () => void;
}

/** What can be done with checked rows, in one line: on a phone the ways back are behind a button. */
export function CheckActions({ good, isSending, refusal, onRun, onColumns, onCancel }: CheckActionsProps) {
  const isPhone = useIsPhone();
  const back = [
    { id: 'cancel', label: 'Cancel the import', onAction: onCancel },
    { id: 'columns', label: 'Columns', onAction: onColumns },
  ];
  return (
    <>
      {isPhone ? (
        <Menu
          label="More actions"
          trigger={<IconButton icon={EllipsisIcon} label="More actions" />}
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
        {`Import ${rowsOf(good)}`}
      </Button>
    </>
  );
}
