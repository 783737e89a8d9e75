import { defineConfig } from 'orval';

const input = { target: './openapi.yaml' };

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
