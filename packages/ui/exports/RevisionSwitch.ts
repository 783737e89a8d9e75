export * from '../src/patterns/RevisionSwitch/RevisionSwitch.tsx';
