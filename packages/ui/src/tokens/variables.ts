import { constants, dark, densities, light } from './themes.ts';

interface Source {
  readonly [name: string]: string | Source;
}

/** The public name of a token's CSS variable: `color`, `text`, `primary` is `--pl-color-text-primary`. */
export const variableName = (path: readonly string[]): string => `--pl-${path.join('-')}`;

function lines(source: Source, path: readonly string[] = []): string[] {
  return Object.entries(source).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [`  ${variableName([...path, name])}: ${value};`]
      : lines(value, [...path, name]),
  );
}

const rule = (selector: string, ...sources: Source[]): string =>
  `${selector} {\n${sources.flatMap((source) => lines(source)).join('\n')}\n}\n`;

/** Returns the tokens as a style sheet, for pages that use colors and sizes without components. */
export const variablesSheet = (): string =>
  [
    rule(':root', constants, light, densities.comfortable),
    rule('[data-theme="light"]', light),
    rule('[data-theme="dark"]', dark),
    rule('[data-density="comfortable"]', densities.comfortable),
    rule('[data-density="compact"]', densities.compact),
  ].join('\n');
