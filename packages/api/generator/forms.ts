import {
  capitalize,
  inputType,
  valueType,
  type Contract,
  type FieldDescription,
  type Schema,
} from './contract.ts';
import { hasCustomFields, type Entity } from './entities.ts';

const controls: Readonly<Record<string, string>> = { number: 'number', day: 'date', boolean: 'switch' };

/** Type of a field in the form designer. */
function formFieldType(contract: Contract, schema: Schema, field: FieldDescription): string {
  if (field.ref) return field.ref === 'user' ? 'person' : 'record';
  if (field.options || field.choices) return 'select';
  const type = valueType(contract, schema);
  if (type === 'decimal') return field.format?.startsWith('money') ? 'money' : 'number';
  return controls[type] ?? inputType(contract, schema) ?? 'text';
}

function formOf(contract: Contract, { name, create, description }: Entity): string {
  const { one = name } = description;
  const body = contract.components.schemas[create];
  const groups: { title: string; fields: string[] }[] = [{ title: capitalize(one), fields: [] }];
  for (const [code, schema] of Object.entries(body?.properties ?? {})) {
    const field = schema['x-field'];
    if (!field) continue;
    if (field.group) groups.push({ title: field.group, fields: [] });
    const flags = [
      ...(body?.required?.includes(code) ? ['required'] : []),
      ...(field.wide ? ['wide'] : []),
    ].join(' ');
    const label = JSON.stringify(field.formLabel ?? field.label ?? code);
    const type = formFieldType(contract, schema, field);
    groups.at(-1)?.fields.push(`['${code}', ${label}, '${type}'${flags ? `, '${flags}'` : ''}]`);
  }
  const written = groups.map(
    ({ title, fields }) =>
      `      group('${title.toLowerCase().replaceAll(' ', '-')}', ${JSON.stringify(title)}, [
${fields.map((each) => `        ${each},`).join('\n')}
      ]),`,
  );
  return `  ${name}: {
    noun: ${JSON.stringify(one)},
    label: ${JSON.stringify(capitalize(one))},
    groups: [
${written.join('\n')}
    ],
  },`;
}

/** Forms as the product delivers them, which companies can add fields to. `packages/validation` checks layouts by them. */
export function formsFile(contract: Contract, entities: readonly Entity[]): string {
  const forms = entities
    .filter((each) => hasCustomFields(contract, each))
    .map((each) => formOf(contract, each));
  return `// Generated from the contract by packages/api/scripts/generate.ts. Do not edit.
import { group, type FormModule } from '../form-layout.ts';

export const ownForms = {
${forms.join('\n')}
} as const satisfies Record<string, FormModule>;
`;
}
