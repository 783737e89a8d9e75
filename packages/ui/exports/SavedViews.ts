export * from '../src/patterns/ListLayout/SavedViews.tsx';
