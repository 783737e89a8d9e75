import { defineConfig } from 'orval';

const limits = ['minimum', 'maximum', 'minLength', 'maxLength', 'pattern', 'minItems', 'maxItems'];

/**
 * What may be null carries its limits beside the choice, where orval does not see them: they go to what they are limits of.
 */
function limitsWithin(given: unknown): void {
  if (typeof given !== 'object' || given === null) return;
  const schema = given as Record<string, unknown>;
  Object.values(schema).forEach(limitsWithin);
  const choices: unknown = schema['anyOf'];
  if (!Array.isArray(choices)) return;
  const [value, ...more] = choices.filter(
    (each: Record<string, unknown>) => each['type'] !== 'null',
  ) as Record<string, unknown>[];
  if (!value || more.length > 0 || '$ref' in value) return;
  for (const limit of limits)
    if (limit in schema) {
      value[limit] = schema[limit];
      delete schema[limit];
    }
}

const input = {
  target: './openapi.yaml',
  override: {
    transformer: <Document>(document: Document): Document => {
      limitsWithin(document);
      return document;
    },
  },
};

export default defineConfig({
  client: {
    input,
    output: {
      mode: 'tags-split',
      target: './src/generated/client',
      schemas: './src/generated/model',
      client: 'swr',
      httpClient: 'fetch',
      urlEncodeParameters: true,
      indexFiles: true,
      override: {
        mutator: { path: './src/request.ts', name: 'request' },
        fetch: { includeHttpResponseReturnType: false },
      },
    },
  },
  zod: {
    input,
    output: {
      mode: 'tags-split',
      target: './src/generated/zod',
      client: 'zod',
      fileExtension: '.zod.ts',
      override: {
        zod: {
          strict: { body: true },
          generate: { param: true, query: true, body: true, header: false, response: false },
          coerce: { query: ['array', 'number', 'boolean'], param: ['number'] },
        },
      },
    },
  },
});
