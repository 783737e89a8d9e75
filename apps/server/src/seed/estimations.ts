import type { SeedParts } from './demo.ts';

export async function seedEstimations(_parts: SeedParts, _tenantId: string): Promise<void> {}
