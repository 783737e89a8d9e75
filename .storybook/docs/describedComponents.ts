import type { ComponentInfo } from '../docgen/readComponents.ts';

/** Descriptions of all components by name. Empty in the source; the plugin `describeComponents` fills it in. */
export const allComponents: Readonly<Record<string, ComponentInfo>> = {};
