import type { TaskDetail } from '@plumbline/api';
import { InlineEdit, type InlineEditProps } from '@plumbline/ui/InlineEdit';
import { useEffect, useRef, type ReactElement } from 'react';

/** A field of an item, edited where it stands: saved with the item as it was when somebody began to write. */
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

/** The field is there for as long as somebody writes in it. */
function Begun({ onBegin, children }: { onBegin: () => void; children: ReactElement }) {
  const begin = useRef(onBegin);
  useEffect(() => begin.current(), []);
  return children;
}
