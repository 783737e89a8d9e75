/** Names of a new module and its entity in every form that the templates use. */
export interface ModuleNames {
  /** Key of the module in kebab case. */
  module: string;
  moduleCamel: string;
  Module: string;
  /** Title that users see. */
  Title: string;
  appId: string;
  /** Name of the entity in camel case. */
  entity: string;
  Entity: string;
  /** Plural of the entity in Pascal case, as the contract names its interface. */
  Entities: string;
  entitiesCamel: string;
  /** Plural in kebab case, as paths name it. */
  'entities-path': string;
  /** Name in the middle of a sentence, its plural, and both at the beginning of one. */
  one: string;
  many: string;
  One: string;
  Many: string;
  /** Name of the table in snake case. */
  table: string;
  /** Prefix of record numbers. */
  NUMBER: string;
  /** Time of the migration, `YYYYMMDDHHMM`. */
  timestamp: string;
}

export interface ModuleOptions {
  /** Key of the module in kebab case, e.g. `service-contracts`. */
  module: string;
  /** Singular of the entity in kebab case; the module's key unless given. */
  entity?: string | undefined;
  /** Plural of the entity in kebab case; the singular with `s` unless given. */
  plural?: string | undefined;
  appId: number;
  /** Time of the migration. */
  now: Date;
}

const KEBAB_CASE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const camel = (kebab: string): string => kebab.replace(/-(\w)/g, (_, c: string) => c.toUpperCase());
const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const pascal = (kebab: string): string => capitalize(camel(kebab));
const sentence = (kebab: string): string => kebab.replaceAll('-', ' ');

/**
 * Derives all names of a module.
 * @throws when a name is not in kebab case or the plural equals the singular
 */
export function moduleNames({
  module,
  entity = module,
  plural = `${entity}s`,
  appId,
  now,
}: ModuleOptions): ModuleNames {
  for (const name of [module, entity, plural])
    if (!KEBAB_CASE.test(name))
      throw new Error(`“${name}” is not in kebab case, for example service-contracts.`);
  if (entity === plural) throw new Error('The plural equals the singular: give another one with --plural.');
  return {
    module,
    moduleCamel: camel(module),
    Module: pascal(module),
    Title: capitalize(sentence(module)),
    appId: String(appId),
    entity: camel(entity),
    Entity: pascal(entity),
    Entities: pascal(plural),
    entitiesCamel: camel(plural),
    'entities-path': plural,
    one: sentence(entity),
    many: sentence(plural),
    One: capitalize(sentence(entity)),
    Many: capitalize(sentence(plural)),
    table: entity.replaceAll('-', '_'),
    NUMBER: entity.replaceAll('-', '').slice(0, 3).toUpperCase(),
    timestamp: now.toISOString().replaceAll(/\D/g, '').slice(0, 12),
  };
}

/** Replaces `__name__` in a template or in its path. */
export const fillTemplate = (text: string, names: ModuleNames): string =>
  Object.entries(names).reduce(
    (filled, [name, value]: [string, string]) => filled.replaceAll(`__${name}__`, value),
    text,
  );
