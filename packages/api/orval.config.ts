import { defineConfig, type OutputClientFunc } from 'orval';

const limits = ['minimum', 'maximum', 'minLength', 'maxLength', 'pattern', 'minItems', 'maxItems'];

/**
 * What may be null carries its limits beside the choice, where orval does not see them: they go to what they are limits of.
 */
function limitsWithin(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  const schema = node as Record<string, unknown>;
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

const COPIED_RESULT = /return \{\s+swrKey,\s+\.\.\.query\s+\}/g;

/**
 * The SWR client with hooks that return SWR's own object. orval's template copies it, which reads every property, and
 * SWR re-renders a component whenever a property that it has read changes.
 */
const swrClient: OutputClientFunc = ({ swr }) => ({
  ...swr,
  client: async (...call) => {
    const generated = await swr.client(...call);
    const implementation = generated.implementation.replaceAll(
      COPIED_RESULT,
      'return Object.assign(query, { swrKey })',
    );
    if (implementation.includes('...query'))
      throw new Error(`The hook of ${call[0].operationName} copies its result: orval's template has changed`);
    return { ...generated, implementation };
  },
});

export default defineConfig({
  client: {
    input,
    output: {
      mode: 'tags-split',
      indexFiles: false,
      // Without a folder of schemas, orval writes all types to one file beside the clients.
      target: './src/generated',
      client: swrClient,
      httpClient: 'fetch',
      urlEncodeParameters: true,
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
      indexFiles: false,
      target: './src/generated',
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
