export * from '../src/components/Breadcrumbs/Breadcrumbs.tsx';
