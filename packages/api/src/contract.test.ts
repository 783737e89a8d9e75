import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { entityFields, operations } from './operations.ts';
import { schemas } from './schemas.ts';

/** The documented calls of the areas that are built, as the documents write them; trailing slashes are accepted, too. */
const documented = [
  'post /security/auth/login',
  'post /security/users/profile',
  'get /security/validate',
  'get /security/get-tenant-user-details',
  'get /security/users',
  'get /setup/user-group',
  'post /ac-api/partner/login',
  'post /ac-api/partner/profile',
  'post /ac-api/partner/request',
  'get /setup/module/purchased/object',
  'get /setup/statuses/{module}',
  'get /setup/organization/departments',
  'get /setup/territories',
  'get /setup/communication/code',
  'get /setup/module',
  'get /setup/taskManagement/workflow',
  'get /setup/taskManagement/workflow/{workflowId}/status',
  'get /plugins/plugin-detail',
  'get /setup/user-preferences',
  'put /setup/user-preferences',
  'get /notification',
  'put /notification',
  'get /crm/accounts',
  'get /crm/opportunities',
  'get /crm/opportunity',
  'get /workdrive',
  'post /workdrive',
  'put /workdrive/{uuid}',
  'get /workdrive/download',
  'get /workdrive/plans/pages',
  'get /workdrive/pdf/{pdfId}/page/{pageNo}',
  'delete /workdrive/trash/{id}',
  'get /material/list',
  'get /material/assembly/list',
  'get /material/assemblies',
  'get /setup/materials/labor-cost',
  'get /setup/materials/unit-of-measurement',
  'get /estimations',
  'delete /estimations/{estimation_id}/page/delete',
];

describe('the contract', () => {
  const calls = new Set(
    Object.values(operations).map(({ method, path: route }) => `${method} ${route.replace(/(?<=.)\/$/, '')}`),
  );
  test.each(documented)('has %s', (call) => {
    expect(calls).toContain(call);
  });

  test('has no two operations on one method and path', () => {
    expect(calls.size).toBe(Object.keys(operations).length);
  });

  test('states access and a schema entry for each operation', () => {
    for (const [id, operation] of Object.entries(operations)) {
      expect(operation.access, id).toBeTruthy();
      expect(schemas, id).toHaveProperty(id);
    }
  });

  test('names what a list may filter and sort by', () => {
    for (const [id, operation] of Object.entries(operations)) {
      if (!('list' in operation)) continue;
      const fields = entityFields[operation.list];
      expect(
        Object.values(fields).some((field) => 'sort' in field),
        id,
      ).toBe(true);
    }
  });

  test('does not compile with an operation that states no access', () => {
    const spec = path.join(import.meta.dirname, '../spec');
    const probe = path.join(spec, `probe-${process.pid}.tsp`);
    const compile = (decorator: string) => {
      writeFileSync(
        probe,
        `import "./core/common.tsp";\nusing TypeSpec.Http;\n@service(#{ title: "Probe" })\nnamespace Plumbline;\n@route("/probe") interface Probe { ${decorator} @get read(): Envelope<{}>; }\n`,
      );
      try {
        execFileSync(path.join(spec, '../../../node_modules/.bin/tsp'), ['compile', probe, '--no-emit'], {
          cwd: path.join(spec, '..'),
          encoding: 'utf8',
          stdio: 'pipe',
        });
        return '';
      } catch (error) {
        return (error as { stdout: string }).stdout;
      } finally {
        rmSync(probe, { force: true });
      }
    };
    expect(compile('')).toContain('Every operation states its access');
    expect(compile('@access("signed-in")')).toBe('');
  }, 30_000);
});
