import type { Contract } from './contract.ts';

const quoted = (value: unknown): string => JSON.stringify(value);
const lines = (entries: readonly (readonly [string, unknown])[]): string =>
  entries.map(([key, value]) => `  ${quoted(key)}: ${quoted(value)},\n`).join('');

/** Entries that modules state, each once. @throws Error for an entry that two modules state */
function joined<T>(stated: readonly (readonly [module: string, Record<string, T>])[]): [string, T][] {
  const owners = new Map<string, string>();
  return stated.flatMap(([module, entries]) =>
    Object.entries(entries).map(([key, value]): [string, T] => {
      const other = owners.get(key);
      if (other) throw new Error(`The modules ${other} and ${module} both state ${key}`);
      owners.set(key, module);
      return [key, value];
    }),
  );
}

/** Routes that shared screens link to, and links of the assistant's answers. `packages/app-kit` builds on it. */
export function appRoutesFile(contract: Contract): string {
  const modules = Object.entries(contract['x-modules']).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const routes = modules.flatMap(([key, { sharedRoutes }]) =>
    sharedRoutes ? [[key, sharedRoutes] as const] : [],
  );
  const links = modules.flatMap(([key, { assistantLinks }]) =>
    assistantLinks
      ? [
          [
            key,
            Object.fromEntries(
              Object.entries(assistantLinks).map(([word, link]) => [word, { module: key, ...link }]),
            ),
          ] as const,
        ]
      : [],
  );
  return [
    `/** Paths of routes that screens outside of their module link to, by route name. */\nexport const sharedRoutes = {\n${lines(joined(routes))}} as const;\n`,
    `/** Names of these routes by module. */\nexport const sharedRouteNames: Readonly<Record<string, readonly (keyof typeof sharedRoutes)[]>> = {\n${lines(
      routes.map(([key, paths]) => [key, Object.keys(paths)]),
    )}};\n`,
    `/** Modules and routes that the words of the assistant's answers lead to, with the label where it is not the word. */\nexport const assistantLinks: Readonly<Record<string, { module: string; route: string; label?: string }>> = {\n${lines(joined(links))}};\n`,
  ].join('\n');
}
