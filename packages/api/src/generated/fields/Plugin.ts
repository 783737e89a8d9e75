// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const PluginFields = {
  name: {"label":"Name","kind":"text","sort":true,"search":true},
  title: {"label":"Plugin","kind":"text","sort":true,"search":true},
} as const;
