import { useMessages } from '../../messages/useMessages.ts';
import { findCommands, type Command } from './commands.ts';
import { commandPaletteMessages } from './CommandPalette.messages.ts';
import { useResults } from './useResults.ts';

export interface CommandGroupsOptions {
  /** Available commands. */
  commands: readonly Command[];
  /** Finds more elsewhere. */
  onSearch: ((query: string, signal: AbortSignal) => Promise<readonly Command[]>) | undefined;
  /** Ids of recently used commands, newest first. */
  recentIds: readonly string[];
  query: string;
  /** Command whose items are shown; undefined for all commands. */
  here: Command | undefined;
}

/** Matching commands in groups, followed by the results of the search elsewhere. */
export function useCommandGroups({ commands, recentIds, onSearch, query, here }: CommandGroupsOptions) {
  const messages = useMessages('commandPalette', commandPaletteMessages);
  const { results, state } = useResults(query, here ? undefined : onSearch);
  // The items of a command are titled by it; the title is not repeated, since its label is in front of the input.
  const titles = { recent: messages.recent, commands: here?.label ?? messages.commands };
  const own = findCommands(here?.items ?? commands, query, here ? [] : recentIds, titles);
  const commandIds = new Set(own.flatMap((group) => group.commands.map(({ command }) => command.id)));
  const more = results.filter(({ id }) => !commandIds.has(id)).map((command) => ({ command, ranges: [] }));
  const groups = [
    ...own,
    ...(more.length > 0 ? [{ id: 'results', title: messages.results, commands: more }] : []),
  ];
  return { groups, state };
}
