import type { Workflow } from '@plumbline/api';
import { v7 as uuidv7 } from 'uuid';
import type { TestServer } from './server.ts';

/** A task workflow with these statuses; all transitions are allowed if none are given. */
export async function makeWorkflow(
  server: TestServer,
  name: string,
  states: readonly string[],
  moves: readonly (readonly [from: string, to: string])[] = [],
): Promise<Workflow> {
  const statuses = states.map((each) => ({ uuid: uuidv7(), name: each, tone: 'info' }));
  const of = (state: string) => statuses.find((each) => each.name === state)?.uuid ?? '';
  return server.ok<Workflow>('owner', 'POST', '/setup/workflow', {
    name,
    description: 'How it goes.',
    statuses,
    transitions: moves.map(([from, to]) => ({ from: of(from), to: of(to) })),
  });
}
