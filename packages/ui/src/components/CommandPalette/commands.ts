import type { IconType } from '../Icon/Icon.tsx';
import { matchOf, type Range } from './match.ts';

export interface Command {
  id: string;
  label: string;
  /** Heading of the command's group. */
  group?: string;
  icon?: IconType;
  /** Muted description. */
  description?: string;
  /** Shortcut for display only; the screen that owns the command binds the key. */
  shortcut?: string;
  /** Additional search terms. */
  keywords?: readonly string[];
  /** Keeps the command visible but disabled, with the reason. */
  disabledReason?: string;
  onAction?: () => void;
  /** Further commands, chosen in a second step. */
  items?: readonly Command[];
}

export interface FoundCommand {
  command: Command;
  /** Ranges of the label that match the query. */
  ranges: readonly Range[];
}

export interface CommandGroup {
  id: string;
  title: string;
  commands: readonly FoundCommand[];
}

/** Maximum number of shown commands; others are found by further letters. */
const maxShown = 60;

const group = (id: string, title: string, commands: readonly FoundCommand[]): CommandGroup[] =>
  commands.length > 0 ? [{ id, title, commands }] : [];

const inGroups = (found: readonly FoundCommand[], usual: string): CommandGroup[] => {
  const titles = [...new Set(found.map(({ command }) => command.group ?? usual))];
  return titles.flatMap((title) =>
    group(
      title,
      title,
      found.filter(({ command }) => (command.group ?? usual) === title),
    ),
  );
};

/**
 * Returns the commands that match a query, best match first, grouped. Without a query, returns all commands, recent
 * ones first.
 */
export function findCommands(
  commands: readonly Command[],
  query: string,
  recentIds: readonly string[],
  messages: { recent: string; commands: string },
): CommandGroup[] {
  const all = (list: readonly Command[]) => list.map((command) => ({ command, ranges: [] }));
  if (query.trim() === '') {
    const recent = recentIds.flatMap((id) => commands.find((command) => command.id === id) ?? []);
    const rest = commands.filter(({ id }) => !recentIds.includes(id));
    return [
      ...group('recent', messages.recent, all(recent)),
      ...inGroups(all(rest.slice(0, maxShown)), messages.commands),
    ];
  }
  const found = commands
    .flatMap((command) => {
      const own = matchOf(query, command.label);
      if (own) return [{ command, ranges: own.ranges, score: own.score }];
      // Commands that match by a keyword are listed after those that match by name.
      const others = (command.keywords ?? []).flatMap((word) => matchOf(query, word)?.score ?? []);
      return others.length > 0 ? [{ command, ranges: [], score: Math.max(...others) / 4 }] : [];
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, maxShown);
  return inGroups(found, messages.commands);
}
