import { useState, type ComponentType } from 'react';

type Values = Record<string, unknown>;

/** A prop that a part controls and the event by which it asks for another value. */
const controlled = { value: 'onChange', isOpen: 'onOpenChange', index: 'onStep' } as const;

interface TriedProps<Props extends object> {
  part: ComponentType<Props>;
  given: Props;
}

/** Renders a controlled component and keeps the values that it reports, until a control sets others. */
function Tried<Props extends object>({ part: Part, given }: TriedProps<Props>) {
  const [kept, setKept] = useState<{ given: Props; values: Values }>({ given, values: {} });
  const values = kept.given === given ? kept.values : {};
  const handlers: Values = {};
  for (const [name, event] of Object.entries(controlled))
    if (name in given)
      handlers[event] = (value: unknown) => {
        setKept({ given, values: { ...values, [name]: value } });
        const told = (given as Values)[event];
        if (typeof told === 'function') (told as (value: unknown) => void)(value);
      };
  return <Part {...given} {...values} {...handlers} />;
}

/**
 * Story in which every control works, for parts whose other stories are fixed. It shows nothing that those do not: its
 * tag `!test`, which Storybook reads where it is written, keeps it out of tests and pictures.
 */
export const playground = <Props extends object>(part: ComponentType<Props>) => ({
  render: (given: Props) => <Tried part={part} given={given} />,
  play: async () => undefined,
});
