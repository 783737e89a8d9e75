export { createApp } from './app.tsx';
export { useApp, type AppDefinition } from './app-context.ts';
export { errorText, isStale, showError } from './errors.ts';
export { defineModule, type AppModule, type FixedTabs, type MenuItem, type ModuleRoute } from './module.ts';
export { href, routePaths, type RouteName } from './routes.ts';
export { useCurrent, useSession } from './session.tsx';
