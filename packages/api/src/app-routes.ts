export { assistantLinks, sharedRouteNames, sharedRoutes } from './generated/app-routes.ts';
