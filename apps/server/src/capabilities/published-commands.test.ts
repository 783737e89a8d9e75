import { expect, test } from 'vitest';
import { modules } from '../modules.ts';
import { commandsOf } from './published-commands.ts';

test('finds the commands that a module publishes by their group', () => {
  const estimation = modules.find(({ key }) => key === 'estimation');
  expect(commandsOf('planSheets')).toBe(estimation?.commands?.planSheets);
});

test('has each group from one module only', () => {
  const groups = modules.flatMap(({ commands = {} }) => Object.keys(commands));
  expect(groups.length).toBeGreaterThan(0);
  expect(new Set(groups).size).toBe(groups.length);
});
