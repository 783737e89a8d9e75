import type { ModuleTestValues } from '../../testing/module-test-values.ts';

declare module '../../testing/record-ids.ts' {
  interface ModuleRecordIds {
    /** A private view of the list of accounts. */
    listView: string;
  }
}

/** Names of views are unique within a list. */
let count = 0;

export const testValues: ModuleTestValues = {
  queries: { entity: { is: 'account' } },
  paths: [['/setup/list-views/', 'listView']],
  make: async (server, user) => {
    const { uuid } = await server.ok<{ uuid: string }>(user, 'POST', '/setup/list-views', {
      entity: 'account',
      name: `In Dallas ${++count}`,
      settings: { filter: '[{"field":"city","op":"eq","value":"Dallas"}]' },
    });
    await server.ok(user, 'PUT', `/setup/list-views/${uuid}/default`, { is_default: true });
    return { listView: uuid };
  },
};
