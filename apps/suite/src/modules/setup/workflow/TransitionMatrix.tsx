import type { WorkflowState } from '@plumbline/api';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { CheckMatrix } from '@plumbline/ui/CheckMatrix';
import { Inline } from '@plumbline/ui/Inline';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { straight, type Draft } from './flow.ts';
import { workflowMessages } from './messages.ts';

/** Matrix of the allowed transitions between the statuses of a workflow. */
export function TransitionMatrix({
  statuses,
  transitions,
  problem,
  onChange,
}: {
  statuses: Draft['statuses'];
  transitions: Draft['transitions'];
  problem: string | undefined;
  /** Changes the transitions; undefined if the user may not change the workflow. */
  onChange: ((transitions: Draft['transitions']) => void) | undefined;
}) {
  const setMoves = (cells: readonly { row: string; column: string }[], isAllowed: boolean) => {
    const same = (move: { from: string; to: string }) =>
      cells.some(({ row, column }) => row === move.from && column === move.to);
    const otherTransitions = transitions.filter((move) => !same(move));
    onChange?.(
      isAllowed
        ? [...otherTransitions, ...cells.map(({ row, column }) => ({ from: row, to: column }))]
        : otherTransitions,
    );
  };
  const called = (state: WorkflowState) => state.name || workflowMessages.untitledStatus;
  if (statuses.length < 2) return <Text tone="muted">{workflowMessages.transitionsEmpty}</Text>;
  return (
    <Stack gap={12}>
      {problem && (
        <Banner tone="bad" isUrgent>
          {problem}
        </Banner>
      )}
      <CheckMatrix
        label={workflowMessages.allowedTransitions}
        rowsLabel="From"
        columns={statuses.map((state) => ({ id: state.uuid, label: called(state) }))}
        groups={[
          {
            id: 'moves',
            title: workflowMessages.fromTo,
            rows: statuses.map((state) => ({
              id: state.uuid,
              label: called(state),
              columns: statuses.map(({ uuid }) => uuid).filter((uuid) => uuid !== state.uuid),
            })),
          },
        ]}
        isChecked={({ row, column }) => transitions.some(({ from, to }) => from === row && to === column)}
        {...(onChange ? { onChange: setMoves } : {})}
      />
      {onChange && (
        <Inline>
          <Button size="sm" onPress={() => onChange(straight(statuses))}>
            {workflowMessages.allowNeighboringStatuses}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
