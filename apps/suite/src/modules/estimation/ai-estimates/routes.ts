import type { ModuleRoute } from '@plumbline/app-kit';

const right = { app: 7, name: 'aiRequest', type: 'v' } as const;

/** Routes of AI estimate requests. */
export const aiRoutes: readonly ModuleRoute[] = [
  {
    name: 'estimation-requests',
    title: 'AI estimates',
    right,
    menu: 'estimation-dashboard',
    load: () => import('./Requests.tsx'),
  },
  {
    name: 'estimation-ai-estimate',
    title: 'AI estimate',
    right,
    menu: 'estimation-dashboard',
    load: () => import('./AiEstimate.tsx'),
  },
];
