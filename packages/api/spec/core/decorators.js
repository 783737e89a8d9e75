import {
  navigateProgram,
  createTypeSpecLibrary,
  isTemplateDeclaration as isTemplate,
} from '@typespec/compiler';
import { setExtension } from '@typespec/openapi';

export const $lib = createTypeSpecLibrary({
  name: '@plumbline/contract',
  diagnostics: {
    'no-access': {
      severity: 'error',
      messages: { default: 'Every operation states its access: add @permission(…) or @access(…).' },
    },
  },
});

const stated = Symbol.for('@plumbline/contract.access');
const entities = Symbol.for('@plumbline/contract.entities');
const modules = Symbol.for('@plumbline/contract.modules');

export function $permission(context, target, app, name, type) {
  context.program.stateMap(stated).set(target, true);
  setExtension(context.program, target, 'x-permission', { app: Number(app), name, type });
}
export function $access(context, target, kind) {
  context.program.stateMap(stated).set(target, true);
  setExtension(context.program, target, 'x-access', kind);
}
export function $field(context, target, description) {
  setExtension(context.program, target, 'x-field', JSON.parse(JSON.stringify(description)));
}
export function $entity(context, target, description) {
  context.program.stateMap(entities).set(target, JSON.parse(JSON.stringify(description)));
}
export function $appModule(context, target, key, description) {
  const all = context.program.stateMap(modules);
  all.set(target, { ...all.get(target), [key]: JSON.parse(JSON.stringify(description)) });
}
export function $idempotent(context, target) {
  setExtension(context.program, target, 'x-idempotent', true);
}
export function $longRunning(context, target) {
  setExtension(context.program, target, 'x-long-running', true);
}
export function $produces(context, target, kind) {
  setExtension(context.program, target, 'x-produces', kind);
}

/** An operation without access does not compile; the options of an entity are emitted on its list operation. */
export function $onValidate(program) {
  for (const [target, description] of program.stateMap(entities)) {
    setExtension(program, target.operations.get('list'), 'x-entity', description);
  }
  for (const [target, found] of program.stateMap(modules)) setExtension(program, target, 'x-modules', found);
  navigateProgram(program, {
    operation(operation) {
      if (isTemplate(operation) || (operation.interface && isTemplate(operation.interface))) return;
      if (operation.namespace?.name === 'Plumbline' || operation.interface?.namespace?.name === 'Plumbline') {
        if (!program.stateMap(stated).has(operation)) {
          $lib.reportDiagnostic(program, { code: 'no-access', target: operation });
        }
      }
    },
  });
}

export const $decorators = {
  Plumbline: {
    permission: $permission,
    access: $access,
    field: $field,
    entity: $entity,
    appModule: $appModule,
    idempotent: $idempotent,
    longRunning: $longRunning,
    produces: $produces,
  },
};
