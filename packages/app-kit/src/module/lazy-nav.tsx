import type { ComponentType, ReactNode } from 'react';
import { lazyWithRetry } from './lazy-with-retry.tsx';
import type { AppModule } from './define-module.ts';

type Load = NonNullable<AppModule['nav']>;
const parts = new Map<Load, ComponentType<object>>();

/**
 * Component below the navigation of an area; the same element for the life of the page, so that it keeps its state.
 */
export function lazyNav(load: Load): ReactNode {
  const cached = parts.get(load) ?? lazyWithRetry(() => load().then((module) => module.default), 'folders');
  parts.set(load, cached);
  const Part = cached;
  return <Part />;
}
