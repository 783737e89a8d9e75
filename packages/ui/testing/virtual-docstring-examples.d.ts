declare module 'virtual:docstring-examples' {
  import type { ComponentType } from 'react';

  /** Components that render the example of a docstring, by the name of the part. */
  export const examples: Record<string, ComponentType>;
}
