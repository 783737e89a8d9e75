export * from './apps.ts';
export * from './session.ts';
export * from './shares.ts';
export * from './routes.ts';
export * from './grants.ts';
export * from './plans.ts';
export * from './proration.ts';
export * from './coupons.ts';
