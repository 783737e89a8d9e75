import { Surface } from './Layout.tsx';

/** A box to see where things stand. */
export const box = (text: string) => (
  <Surface key={text} tone="sunken" padding={12} radius="control" border="all">
    {text}
  </Surface>
);
