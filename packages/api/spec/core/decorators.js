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
const kinds = Symbol.for('@plumbline/contract.kinds');
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
export function $kind(context, target, description) {
  context.program.stateMap(kinds).set(target, JSON.parse(JSON.stringify(description)));
}
export function $appModule(context, target, key, description) {
  const all = context.program.stateMap(modules);
  all.set(target, { ...all.get(target), [key]: JSON.parse(JSON.stringify(description)) });
}
export function $idempotent(context, target) {
  setExtension(context.program, target, 'x-idempotent', true);
}
export function $patient(context, target) {
  setExtension(context.program, target, 'x-patient', true);
}
export function $streams(context, target, kind) {
  setExtension(context.program, target, 'x-stream', kind);
}

/** An operation without access does not compile; a kind stands on the call that lists it. */
export function $onValidate(program) {
  for (const [target, description] of program.stateMap(kinds)) {
    setExtension(program, target.operations.get('list'), 'x-kind', description);
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
    kind: $kind,
    appModule: $appModule,
    idempotent: $idempotent,
    patient: $patient,
    streams: $streams,
  },
};
