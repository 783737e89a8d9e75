import { useState } from 'react';
import { ScheduleBoard, type ScheduleBoardProps } from './ScheduleBoard.tsx';

/** A board that keeps its changes. */
export function KeptBoard({
  bars: first,
  links: firstLinks,
  onMove,
  onResize,
  onLink,
  ...rest
}: ScheduleBoardProps) {
  const [bars, setBars] = useState(first);
  const [links, setLinks] = useState(firstLinks ?? []);
  const keep = (ask: ScheduleBoardProps['onMove']): ScheduleBoardProps['onMove'] =>
    ask &&
    (async (move) => {
      const text = await ask(move);
      if (typeof text === 'string') return text;
      const { barId, ...times } = move;
      setBars((was) => was.map((bar) => (bar.id === barId ? { ...bar, ...times } : bar)));
      return undefined;
    });
  return (
    <ScheduleBoard
      {...rest}
      bars={bars}
      links={links}
      onMove={keep(onMove)}
      onResize={keep(onResize)}
      onLink={
        onLink &&
        (async (link) => {
          const text = await onLink(link);
          if (typeof text === 'string') return text;
          setLinks((was) => [...was, { id: `new${was.length}`, ...link }]);
          return undefined;
        })
      }
    />
  );
}
