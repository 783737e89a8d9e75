import { useRef, useState } from 'react';
import { Banner } from '../Feedback/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { DateField } from '../Date/DateField.tsx';
import { TimeField } from '../Date/TimeField.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Select } from '../Select/Select.tsx';
import type { ScheduleMove, ScheduleRow } from './scheduleTypes.ts';
import { dayLength, spanOf } from './time.ts';
import type { ScheduleFormat } from './useScheduleFormat.ts';
import type { TimedBar } from './useScheduleModel.ts';

interface EditDatesDialogProps {
  item: TimedBar;
  rows: readonly ScheduleRow[];
  /** Asks for a row and times of the day too. */
  isCapacity: boolean;
  canMove: boolean;
  canResize: boolean;
  format: ScheduleFormat;
  refuseMove?: (move: ScheduleMove) => string | undefined;
  /** Resolves to the text of a refusal, which is shown; what was typed stays. */
  onSave: (move: ScheduleMove, kind: 'move' | 'resize') => Promise<string | undefined>;
  onClose: () => void;
}

const two = (value: number) => String(value).padStart(2, '0');
const timeOf = (minute: number) => `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Changes row, start and finish of a bar in a form: the same change as by dragging. */
export function EditDatesDialog(props: EditDatesDialogProps) {
  const { item, rows, isCapacity, format, onClose } = props;
  const { messages } = format;
  const was = spanOf(item);
  const [rowId, setRowId] = useState(item.bar.rowId);
  const [start, setStart] = useState<string | null>(was.start);
  const [finish, setFinish] = useState<string | null>(was.finish);
  const [startTime, setStartTime] = useState<string | null>(timeOf(was.startMinute));
  const [finishTime, setFinishTime] = useState<string | null>(timeOf(was.finishMinute));
  const [isChecked, setChecked] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [isPending, setPending] = useState(false);
  const isOpen = useRef(true);

  const startMinute = isCapacity && startTime ? minuteOf(startTime) : was.startMinute;
  // The midnight that ends a day is 00:00.
  const finishMinute = isCapacity && finishTime ? minuteOf(finishTime) || dayLength : was.finishMinute;
  const isBackward =
    start !== null &&
    finish !== null &&
    (finish < start || (finish === start && finishMinute <= startMinute));
  const isComplete = start !== null && finish !== null && (!isCapacity || (startTime && finishTime));
  const save = async () => {
    setChecked(true);
    setRefusal(undefined);
    if (start === null || finish === null || isBackward || !isComplete) return;
    const move = { barId: item.bar.id, rowId, start, startMinute, finish, finishMinute };
    const known = props.refuseMove?.(move);
    if (known !== undefined) {
      setRefusal(known);
      return;
    }
    setPending(true);
    const isMoved = start !== was.start || startMinute !== was.startMinute || rowId !== item.bar.rowId;
    const text = await props.onSave(move, isMoved && props.canMove ? 'move' : 'resize');
    if (!isOpen.current) return;
    setPending(false);
    if (text === undefined) onClose();
    else setRefusal(text);
  };
  const needed = (value: string | null) => (isChecked && !value ? messages.noDate : undefined);
  const backward = isChecked && isBackward ? messages.beforeStart : undefined;
  return (
    <Dialog
      isOpen
      onOpenChange={(next) => {
        isOpen.current = next;
        if (!next) onClose();
      }}
      title={messages.dialogTitle(item.bar.label)}
      footer={(close) => (
        <>
          <Button onPress={close}>{messages.cancel}</Button>
          <Button variant="primary" isPending={isPending} onPress={() => void save()}>
            {messages.save}
          </Button>
        </>
      )}
    >
      <Stack gap={16}>
        {refusal !== undefined && (
          <Banner tone="bad" isUrgent>
            {refusal}
          </Banner>
        )}
        {isCapacity && (
          <Select
            label={messages.row}
            options={rows.map((row) => ({ id: row.id, label: row.label }))}
            value={rowId}
            onChange={setRowId}
          />
        )}
        <DateField label={messages.start} value={start} onChange={setStart} errorMessage={needed(start)} />
        {isCapacity && (
          <TimeField
            label={messages.startTime}
            value={startTime}
            onChange={setStartTime}
            errorMessage={needed(startTime)}
          />
        )}
        <DateField
          label={messages.finish}
          value={finish}
          onChange={setFinish}
          errorMessage={needed(finish) ?? (isCapacity && finish === start ? undefined : backward)}
        />
        {isCapacity && (
          <TimeField
            label={messages.finishTime}
            value={finishTime}
            onChange={setFinishTime}
            errorMessage={needed(finishTime) ?? (finish === start ? backward : undefined)}
          />
        )}
      </Stack>
    </Dialog>
  );
}
