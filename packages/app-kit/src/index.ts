export { createApp } from './app/create-app.tsx';
export { useApp, type AppDefinition } from './app/app-context.ts';
export { errorText, isStale, showError } from './data/error-message.ts';
export {
  defineModule,
  type AppModule,
  type FixedTabs,
  type MenuItem,
  type ModuleRoute,
} from './module/define-module.ts';
export { href, routePaths, type RouteName } from './navigation/routes.ts';
export { useCurrent, useSession } from './session/SessionProvider.tsx';
