/**
 * Commands by which modules change what another module owns, in the caller's transaction. Each owner adds a group by
 * declaration merging and hands it over in its manifest. What modules only read is published as a view.
 */
export interface PublishedCommands {}

const published: Partial<PublishedCommands> = {};

/** Adds the commands of a module. */
export const registerCommands = (own: Partial<PublishedCommands>): void => void Object.assign(published, own);

/** The commands of a group. @throws Error if no module publishes it. */
export function commandsOf<Group extends keyof PublishedCommands>(group: Group): PublishedCommands[Group] {
  const commands = published[group];
  if (!commands) throw new Error(`no module publishes the commands “${String(group)}”`);
  return commands;
}
