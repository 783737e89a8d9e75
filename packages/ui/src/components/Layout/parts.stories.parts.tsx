import { Surface } from './Layout.tsx';

/** A box to see where things stand. */
export const box = (words: string) => (
  <Surface key={words} tone="sunken" padding={12} radius="control" border="all">
    {words}
  </Surface>
);
