export * from './setup/numbering.ts';
export * from './setup/templates.ts';
export * from './setup/territory.ts';
export * from './setup/workflow.ts';
