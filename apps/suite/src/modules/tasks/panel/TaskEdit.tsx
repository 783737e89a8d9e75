import type { TaskDetail } from '@plumbline/api';
import { InlineEdit, type InlineEditProps } from '@plumbline/ui/InlineEdit';
import { useEffect, useRef, type ReactElement } from 'react';

/** Inline edit of a task field; `onSave` gets the task as it was when editing began. */
export function TaskEdit<Value>({
  task,
  onSave,
  children,
  ...edit
}: Omit<InlineEditProps<Value>, 'onSave'> & {
  task: TaskDetail;
  onSave: (value: Value, begun: TaskDetail) => Promise<void>;
}) {
  const begun = useRef(task);
  return (
    <InlineEdit<Value> {...edit} onSave={(value) => onSave(value, begun.current)}>
      {(field) => (
        <Begun
          onBegin={() => {
            begun.current = task;
          }}
        >
          {children(field)}
        </Begun>
      )}
    </InlineEdit>
  );
}

/** Reports the begin of editing: the field is mounted only while it is edited. */
function Begun({ onBegin, children }: { onBegin: () => void; children: ReactElement }) {
  const begin = useRef(onBegin);
  useEffect(() => begin.current(), []);
  return children;
}
