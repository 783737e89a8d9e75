import { Surface } from './Layout.tsx';

/** Visible placeholder box. */
export const box = (text: string) => (
  <Surface key={text} tone="sunken" padding={12} radius="control" border="all">
    {text}
  </Surface>
);
